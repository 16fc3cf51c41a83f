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

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

export const LARGEST_SCALE = 8;

/** The size of a picture that is shown whole in a stage, not larger than the stage. */
export function fitInto(picture: Size, stage: Size): Size {
  if (picture.width === 0 || picture.height === 0) return stage;
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/**
 * Changes the scale by a factor, from 1 to `LARGEST_SCALE`, so that the picture's point under `at` stays where it is.
 * @param fitted the size of the picture at scale 1
 */
export function zoomBy(zoom: Zoom, factor: number, at: Point, fitted: Size, stage: Size): Zoom {
  const scale = clamp(zoom.scale * factor, 1, LARGEST_SCALE);
  const ratio = scale / zoom.scale;
  const next = { scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
  return moveBy(next, { x: 0, y: 0 }, fitted, stage);
}

/** Moves the picture, at most to its edge. A picture that is no larger than the stage stays in the centre. */
export function moveBy(zoom: Zoom, by: Point, fitted: Size, stage: Size): Zoom {
  const maxOffset = (side: 'width' | 'height') => Math.max(0, (fitted[side] * zoom.scale - stage[side]) / 2);
  return {
    scale: zoom.scale,
    x: clamp(zoom.x + by.x, -maxOffset('width'), maxOffset('width')),
    y: clamp(zoom.y + by.y, -maxOffset('height'), maxOffset('height')),
  };
}

// `+ 0` turns -0 into 0.
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value)) + 0;
