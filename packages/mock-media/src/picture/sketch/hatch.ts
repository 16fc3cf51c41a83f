import { line } from '../brushes';
import { grain, vignette } from '../finish';
import { smooth } from '../numbers';
import type { Sheet } from '../sheet';
import type { Drawing } from './drawing';

interface Pass {
  angle: number;
  /** Only tones darker than this are hatched. */
  from: number;
  count: number;
  length: number;
  width: number;
  strength: number;
}

/** From the first light tone to the last dark accents, each pass in another direction. */
const PASSES: readonly Pass[] = [
  { angle: -0.82, from: 0.05, count: 26000, length: 0.026, width: 0.0017, strength: 0.2 },
  { angle: -0.55, from: 0.2, count: 22000, length: 0.02, width: 0.0018, strength: 0.27 },
  { angle: 0.62, from: 0.34, count: 20000, length: 0.015, width: 0.0018, strength: 0.34 },
  { angle: 1.35, from: 0.5, count: 17000, length: 0.012, width: 0.002, strength: 0.46 },
  { angle: -0.9, from: 0.66, count: 15000, length: 0.009, width: 0.0024, strength: 0.55 },
];

/** Renders a drawing in pencil: paper, hatching that follows the tones, contours drawn twice. */
export function drawInPencil(drawing: Drawing): void {
  const { sheet } = drawing;
  paper(sheet);
  const darkness = readTones(drawing);
  for (const pass of PASSES) hatch(sheet, darkness, pass);
  contours(drawing);
  vignette(sheet, 0.06);
  grain(sheet, 7);
}

function paper({ brush, width, height, unit, noise }: Sheet) {
  const pixels = brush.createImageData(width, height);
  const { data } = pixels;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / unit, y / unit];
      const fibre = noise.layered(u * 110, v * 110, 2) * 9 + noise.layered(u * 3, v * 3, 3) * 8;
      const at = (y * width + x) * 4;
      data[at] = 240 + fibre;
      data[at + 1] = 236 + fibre;
      data[at + 2] = 226 + fibre;
      data[at + 3] = 255;
    }
  }
  brush.putImageData(pixels, 0, 0);
}

/** Darkness of the tone map at a point, 0 to 1, fading towards a ragged edge. */
function readTones({
  tone,
  sheet: { width, height, unit, noise },
}: Drawing): (x: number, y: number) => number {
  const { data } = tone.getImageData(0, 0, width, height);
  const map = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const margin = Math.min(x / width, 1 - x / width, y / height, 1 - y / height);
      const ragged = (noise.layered((x / unit) * 3, (y / unit) * 3, 3) - 0.5) * 0.12;
      const at = y * width + x;
      map[at] = (1 - (data[at * 4] ?? 255) / 255) * smooth(-0.01, 0.09, margin + ragged);
    }
  }
  return (x, y) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (map[Math.trunc(y) * width + Math.trunc(x)] ?? 0);
}

function hatch(sheet: Sheet, darkness: (x: number, y: number) => number, pass: Pass) {
  const { brush, width, height, unit, random, noise } = sheet;
  const step = Math.max(2, unit / 360);
  brush.lineCap = 'round';
  for (let stroke = Math.round((pass.count * width * height) / (unit * unit)); stroke > 0; stroke--) {
    const [x, y] = [random() * width, random() * height];
    const dark = darkness(x, y);
    if (dark < pass.from || random() > (dark - pass.from) * 2.4 + 0.08) continue;
    const angle = pass.angle + (noise((x / unit) * 2.2, (y / unit) * 2.2) - 0.5) * 0.7;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const length = unit * pass.length * random.between(0.5, 1.3);
    // A stroke ends at the edge of its tone, so that edges stay sharp.
    const reach = (direction: number) => {
      let far = 0;
      while (far < length && darkness(x + dx * far * direction, y + dy * far * direction) > pass.from * 0.75)
        far += step;
      return far * direction;
    };
    const [ahead, behind] = [reach(1), reach(-1)];
    brush.strokeStyle = `rgba(46,44,52,${pass.strength * (0.45 + dark * 0.75) * random.between(0.6, 1.1)})`;
    brush.lineWidth = unit * pass.width * random.between(0.6, 1.25);
    brush.beginPath();
    brush.moveTo(x + dx * behind, y + dy * behind);
    brush.quadraticCurveTo(x + dy * length * 0.06, y - dx * length * 0.06, x + dx * ahead, y + dy * ahead);
    brush.stroke();
  }
}

function contours({ lines, sheet: { brush, unit, noise } }: Drawing) {
  const scale = 720 / unit;
  for (const { points, weight, strength } of lines) {
    for (const again of [0, 1]) {
      const tremble = (x: number, y: number, shift: number) =>
        (noise(x * scale * 0.04 + again * shift, y * scale * 0.04 + shift) - 0.5) * unit * 0.008;
      const wavering = points.map(
        ([x, y]) => [x + tremble(x, y, 9) + again * unit * 0.0016, y + tremble(y, x, 5)] as const,
      );
      line(
        brush,
        wavering,
        `rgba(34,32,40,${0.62 * strength})`,
        Math.max(0.7, unit * 0.0026 * weight * (again ? 0.7 : 1)),
      );
    }
  }
}
