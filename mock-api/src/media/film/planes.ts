import type { Pixels } from '../canvas';

export interface Plane {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A picture in YCbCr 4:2:0: luma in full size, two chroma planes with half the width and height. */
export interface Planes {
  luma: Plane;
  blue: Plane;
  red: Plane;
}

const SHARE = { red: 0.2126, green: 0.7152, blue: 0.0722 } as const;

/** Limited range: luma from 16 to 235, chroma from 16 to 240. */
const LUMA = { black: 16, steps: 219 / 255 } as const;
const CHROMA = { grey: 128, steps: 224 / 255 } as const;

/** Width and height must be even. */
export function toPlanes({ width, height, data }: Pixels): Planes {
  const luma = newPlane(width, height);
  const blue = newPlane(width / 2, height / 2);
  const red = newPlane(width / 2, height / 2);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [blueness, redness] = [0, 0];
      for (const at of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]) {
        const [r = 0, g = 0, b = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
        const light = SHARE.red * r + SHARE.green * g + SHARE.blue * b;
        luma.data[at] = Math.round(LUMA.black + LUMA.steps * light);
        blueness += b - light;
        redness += r - light;
      }
      const at = (y / 2) * blue.width + x / 2;
      blue.data[at] = chroma(blueness / 4, SHARE.blue);
      red.data[at] = chroma(redness / 4, SHARE.red);
    }
  }
  return { luma, blue, red };
}

/** A chroma sample: the colour's difference to luma, divided by the maximum of that difference, `1 - share`. */
function chroma(difference: number, share: number): number {
  return Math.round(CHROMA.grey + (CHROMA.steps * difference) / (2 * (1 - share)));
}

function newPlane(width: number, height: number): Plane {
  return { width, height, data: new Uint8Array(width * height) };
}
