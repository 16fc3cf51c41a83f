import { shape, type Point } from '../brushes';
import { css, mix } from '../colour';
import { lerp, times } from '../numbers';
import type { Sheet } from '../sheet';
import type { VaporPalette } from './palette';

const PALM = '#10052c';

/** A palm as a silhouette. `lean` is the horizontal offset of the crown, in heights of the palm. */
export function palm(
  sheet: Sheet,
  palette: VaporPalette,
  x: number,
  y: number,
  height: number,
  lean: number,
): void {
  const { brush, random } = sheet;
  const crown: Point = [x + lean * height, y - height];
  brush.lineCap = 'round';
  brush.strokeStyle = PALM;
  times(22, (ring) => {
    const [from, to] = [ring / 22, (ring + 1.3) / 22];
    brush.lineWidth = height * lerp(0.038, 0.02, from);
    brush.beginPath();
    brush.moveTo(lerp(x, crown[0], from * from), lerp(y, crown[1], from));
    brush.lineTo(lerp(x, crown[0], to * to), lerp(y, crown[1], to));
    brush.stroke();
  });
  times(10, (leaf) => {
    const angle = -Math.PI * (-0.08 + (1.16 * leaf) / 9) + (random() - 0.5) * 0.16;
    const length = height * random.between(0.34, 0.46);
    const bend: Point = [
      crown[0] + Math.cos(angle) * length * 0.6,
      crown[1] + Math.sin(angle) * length * 0.7 - length * 0.1,
    ];
    const tip: Point = [
      crown[0] + Math.cos(angle) * length * 1.02,
      crown[1] + Math.sin(angle) * length * 0.55 + length * 0.3,
    ];
    frond(sheet, palette, crown, bend, tip, length, height);
  });
}

function frond(
  { brush }: Sheet,
  palette: VaporPalette,
  crown: Point,
  bend: Point,
  tip: Point,
  length: number,
  height: number,
) {
  const at = (share: number): Point => {
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return [a * crown[0] + b * bend[0] + c * tip[0], a * crown[1] + b * bend[1] + c * tip[1]];
  };
  brush.lineWidth = height * 0.009;
  brush.strokeStyle = PALM;
  brush.beginPath();
  brush.moveTo(...crown);
  brush.quadraticCurveTo(...bend, ...tip);
  brush.stroke();
  const gleam = css(mix(PALM, palette.sun[2], 0.4));
  for (let leaflet = 1; leaflet < 30; leaflet++) {
    const share = leaflet / 30;
    const [root, next] = [at(share), at(Math.min(1, share + 0.03))];
    const direction = Math.atan2(next[1] - root[1], next[0] - root[0]);
    const reach = length * 0.27 * Math.pow(Math.sin(Math.PI * (share * 0.86 + 0.1)), 0.8);
    for (const side of [-1, 1]) {
      const turn = direction + side * 0.75;
      const end: Point = [root[0] + Math.cos(turn) * reach, root[1] + Math.sin(turn) * reach + reach * 0.28];
      shape(brush, side < 0 && leaflet % 4 === 0 ? gleam : PALM, () => {
        brush.moveTo(...root);
        brush.quadraticCurveTo(
          (root[0] + end[0]) / 2 + Math.cos(direction) * reach * 0.2,
          (root[1] + end[1]) / 2 + Math.sin(direction) * reach * 0.2,
          ...end,
        );
        brush.lineTo(...next);
      });
    }
  }
}
