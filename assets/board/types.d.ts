// Types for the decoration of a board sheet: rivers, mountains, forests, figures, names of seas.
import type { Point } from '../layout/types.js';

/** A river's course from its source to beyond its mouth; `into` names the river that it ends in. */
export interface River {
  name: string;
  into?: string;
  course: Point[];
}
export interface Range {
  name: string;
  km: number;
  size: number;
  hills?: boolean;
  crest: Point[];
}
export interface Forest {
  at: Point;
  km: number;
  conifers?: boolean;
}
/** The format of land_*.json, in longitudes and latitudes. */
export interface Geography {
  rivers: River[];
  ranges: Range[];
  forests: Forest[];
}

/** `at` is the foot of a figure on land and the middle of any other; `size` is the height of a tree and the width of any other. */
export interface Figure {
  kind: 'peak' | 'hill' | 'conifer' | 'tree' | 'waves' | 'steamer' | 'compass' | 'cartouche';
  at: Point;
  size: number;
}
/** Lettering `size` high, centred at `at`, tilted by `lean` degrees and bent by `bend` degrees from end to end. */
export interface SeaName {
  names: Record<string, string>;
  at: Point;
  size: number;
  lean?: number;
  bend?: number;
}
/** The format of picture.json in a board's folder. `land` names a file of rivers, mountains and forests (land_*.json). */
export interface Picture {
  land?: string;
  outlines: string;
  seas: SeaName[];
  figures: Figure[];
}

/** A taken convex shape on the sheet, corners clockwise; `what` names it in messages. */
export interface Taken {
  what: string;
  corners: Point[];
}
/** The filled areas, as rings of points. */
export interface Land {
  shores: Point[][];
  lakes: Point[][];
}
