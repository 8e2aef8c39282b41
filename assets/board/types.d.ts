// What is drawn on a board beside what is played on.
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
/** Longitudes and latitudes: land_*.json */
export interface Geography {
  rivers: River[];
  ranges: Range[];
  forests: Forest[];
}

/** `at` is the foot of what stands on land, and the middle of everything else; `size` the width, of a tree the height. */
export interface Figure {
  kind: 'peak' | 'hill' | 'conifer' | 'tree' | 'waves' | 'steamer' | 'compass' | 'cartouche';
  at: Point;
  size: number;
}
/** Lines of letters `size` high around `at`, leaning by so many degrees and bent by so many from end to end. */
export interface SeaName {
  names: Record<string, string>;
  at: Point;
  size: number;
  lean?: number;
  bend?: number;
}
/** How a board's sheet is drawn: picture.json in its folder. `land` names a file of rivers, mountains and woods (land_*.json). */
export interface Picture {
  land?: string;
  outlines: string;
  seas: SeaName[];
  figures: Figure[];
}

/** A convex shape on the sheet, its corners clockwise, with what it is. */
export interface Taken {
  what: string;
  corners: Point[];
}
/** Everything that is filled: rings of points. */
export interface Land {
  shores: Point[][];
  lakes: Point[][];
}
