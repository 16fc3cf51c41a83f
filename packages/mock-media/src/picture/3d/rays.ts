import { type Vector, normalised } from './lamp';
import type { ClaySet } from './solids';

const DISTANCE = 7.2;

export function rays({ camera: { aim, yaw, pitch, zoom } }: ClaySet, width: number, height: number) {
  const eye: Vector = [
    Math.sin(yaw) * Math.cos(pitch) * DISTANCE,
    aim + Math.sin(pitch) * DISTANCE,
    Math.cos(yaw) * Math.cos(pitch) * DISTANCE,
  ];
  const ahead = normalised([-eye[0], aim - eye[1], -eye[2]]);
  const right = normalised([-ahead[2], 0, ahead[0]]);
  const up: Vector = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  const pixel = 2 / height / (zoom * (width < height ? (width / height) * 1.05 : 1));
  return {
    eye,
    through(column: number, row: number): Vector {
      const [u, v] = [(column - width / 2) * pixel, (height / 2 - row) * pixel];
      return normalised([
        ahead[0] + right[0] * u + up[0] * v,
        ahead[1] + right[1] * u + up[1] * v,
        ahead[2] + right[2] * u + up[2] * v,
      ]);
    },
  };
}
