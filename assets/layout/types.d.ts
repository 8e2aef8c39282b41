// Types of board.json, of layout.json, and of the layout program's model.

export type Point = [number, number];
export type Box = [left: number, top: number, right: number, bottom: number];
export type Names = Record<string, string>;

export interface Place {
  id: string;
  lat: number;
  lon: number;
}
export interface City extends Place {
  names: Names;
  alt?: Names;
  end_points?: Place[];
}
export interface Route {
  a: string;
  b: string;
  end_point?: string;
  length: number;
  color: string;
  tunnel?: boolean;
  locomotives?: number;
  track?: number;
}
export interface Board {
  map: string;
  cities: City[];
  routes: Route[];
}

export type Align = 'left' | 'right' | 'center';
export interface LaidPoint {
  id: string;
  x: number;
  y: number;
}
export interface LaidCity extends LaidPoint {
  home: Point;
  label: { dx: number; dy: number; align: Align };
  end_points?: LaidPoint[];
}
/** x, y and the direction in degrees */
export type Cell = [number, number, number];
export interface LaidRoute {
  route: string;
  control: Point;
  length: number;
  cells: Cell[];
}
export interface Layout {
  map: string;
  width: number;
  height: number;
  sizes: { city: number; end_point: number; cell_width: number; label: number };
  projection: Projection & { kind: string; scale: Point; offset: Point };
  cities: LaidCity[];
  routes: LaidRoute[];
}

export interface Projection {
  parallels: Point;
  centre: { lat: number; lon: number };
}
export interface Settings extends Projection {
  width: number;
  height: number;
  margin: Point;
  stretch: number;
  pitch: Point;
  gap: number;
  cellWidth: number;
  trackPitch: number;
  city: number;
  endPoint: number;
  room: number;
  label: number;
  bends?: Record<string, number>;
}

/** A city, an end point, or (without a disc) the name of a country. */
export interface Node {
  id: string;
  home: Point;
  x: number;
  y: number;
  radius: number;
  label: { width: number; height: number; country: boolean } | null;
  candidate: number;
  bundles: number[];
}
/** Parallel tracks between two nodes. */
export interface Bundle {
  a: number;
  b: number;
  cells: number;
  routes: string[];
  bend: number;
  lean: number;
  shift: number;
}
export interface Model {
  settings: Settings;
  nodes: Node[];
  bundles: Bundle[];
  projection: { scale: Point; offset: Point };
}

export interface Curve {
  length: number;
  points: Point[];
  at(distance: number): { point: Point; direction: Point };
}
/** The middle, the direction, half the length, half the width */
export type Rectangle = [number, number, number, number, number, number];
/** The middle and the direction */
export type Laid = [number, number, number, number];
export interface Label {
  cost: number;
  dx: number;
  dy: number;
  align: Align;
  box: Box;
  rectangle: Rectangle;
}
export interface LaidBundle {
  rectangles: Rectangle[];
  box: Box;
  reach: number;
  slack: number;
  points: Point[];
  line: Point[];
  lineBox: Box;
}
