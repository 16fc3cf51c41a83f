import type { Style } from '@product/domain';
import type { RenderRequest } from '../request';
import { randomFrom } from '../../random';

/** Position of the camera, as fractions of its path across and down: 0 at the start, 1 at the end. */
export interface Position {
  across: number;
  down: number;
}

/** Position of the camera after a fraction of the video's time, 0 to 1. It starts at the upper left. */
export type Move = (time: number) => Position;

/** Eases in and out. */
const once = (time: number) => (1 - Math.cos(Math.PI * time)) / 2;
/** The same forth and back: the video ends where it started. */
const thereAndBack = (time: number) => once(2 * time);

const pan: Move = (time) => ({ across: once(time), down: 0 });
const tilt: Move = (time) => ({ across: 0, down: once(time) });
const glide: Move = (time) => ({ across: time, down: time * 0.4 });
const arc: Move = (time) => ({
  across: Math.sin((Math.PI / 2) * time),
  down: 1 - Math.cos((Math.PI / 2) * time),
});
const sway: Move = (time) => ({ across: thereAndBack(time), down: 0 });
const swoop: Move = (time) => ({ across: once(time), down: thereAndBack(time) });

const MOVES: Readonly<Record<Style, readonly Move[]>> = {
  realistic: [pan, glide],
  anime: [tilt, arc],
  cyberpunk: [glide, tilt],
  fantasy: [arc, swoop],
  sketch: [pan, sway],
  '3d': [sway, swoop],
  vaporwave: [pan, tilt],
  cartoon: [swoop, sway],
};

/** The camera move over a picture: one of its style's moves, selected by the prompt. */
export function cameraMove({ prompt, style }: Pick<RenderRequest, 'prompt' | 'style'>): Move {
  const moves = MOVES[style];
  return moves[Math.floor(randomFrom(`camera ${prompt}`)() * moves.length)] ?? pan;
}
