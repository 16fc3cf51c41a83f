/** How a picture is enlarged in its stage: `scale` 1 shows it whole; `x` and `y` move its centre, in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A point in pixels from the centre of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** The measures of a picture and its stage, in CSS pixels. */
export interface Frame {
  /** The picture at scale 1. */
  fitted: Size;
  stage: Size;
  /** The scale at which a pixel of the picture is a pixel of the screen. */
  actual: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** The largest scale, unless pixels of the picture are still smaller than those of the screen then. */
const LARGEST_SCALE = 8;

export const mostOf = ({ actual }: Frame) => Math.max(LARGEST_SCALE, actual);

/** A small picture may be smaller than the stage, at its actual size. */
export const leastOf = ({ actual }: Frame) => Math.min(1, actual);

/** The size of a picture that is shown whole in a box, not larger than the box. */
export function fitInto(picture: Size, box: Size): Size {
  if (picture.width === 0 || picture.height === 0) return box;
  const factor = Math.min(box.width / picture.width, box.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/**
 * Changes the scale by a factor, at least to the whole picture, so that the picture's point under `at` stays where it is.
 */
export function zoomBy(zoom: Zoom, factor: number, at: Point, frame: Frame): Zoom {
  return zoomTo(zoom, clamp(zoom.scale * factor, Math.min(1, zoom.scale), mostOf(frame)), at, frame);
}

/** Changes the scale, so that the picture's point under `at` stays where it is. */
export function zoomTo(zoom: Zoom, scale: number, at: Point, frame: Frame): Zoom {
  const ratio = scale / zoom.scale;
  const next = { scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
  return moveBy(next, { x: 0, y: 0 }, frame);
}

/** Moves the picture, at most to its edge. A picture that is no larger than the stage stays in the centre. */
export function moveBy(zoom: Zoom, by: Point, { fitted, stage }: Frame): Zoom {
  const maxOffset = (side: 'width' | 'height') => Math.max(0, (fitted[side] * zoom.scale - stage[side]) / 2);
  return {
    scale: zoom.scale,
    x: clamp(zoom.x + by.x, -maxOffset('width'), maxOffset('width')),
    y: clamp(zoom.y + by.y, -maxOffset('height'), maxOffset('height')),
  };
}

/** The zoom after the stage has changed its size: an enlarged picture keeps its size, and the point in the centre. */
export function resize(zoom: Zoom, before: Frame, now: Frame): Zoom {
  if (zoom.scale === 1 || before.fitted.width === 0 || now.fitted.width === 0) return WHOLE;
  const scale = clamp((zoom.scale * before.fitted.width) / now.fitted.width, leastOf(now), mostOf(now));
  const ratio = (scale * now.fitted.width) / (zoom.scale * before.fitted.width);
  return moveBy({ scale, x: zoom.x * ratio, y: zoom.y * ratio }, { x: 0, y: 0 }, now);
}

// `+ 0` turns -0 into 0.
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value)) + 0;
