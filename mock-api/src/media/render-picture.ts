import { createCanvas, decode } from '#canvas';
import { readPicture } from '#read-picture';
import { randomFrom } from '../random';
import { contextOf, type Decoded, type Surface } from './canvas';
import { choosePicture, type Chosen } from './choose-picture';
import type { Size } from './size';

/** How much larger than necessary a picture may be drawn, so that prompts get different parts of it. */
const MOST_ZOOM = 0.12;
const TINT = 0.1;

/** Draws the picture of a request in a size: cropped, mirrored and slightly tinted by the hash of its prompt. */
export async function renderPicture(request: Chosen, size: Size): Promise<Surface> {
  const picture = choosePicture(request);
  const file = await readPicture(picture.file);
  if (!file) throw new Error(`The mock's picture ${picture.file} is missing.`);
  const surface = createCanvas(size.width, size.height);
  const context = contextOf(surface);
  context.imageSmoothingQuality = 'high';
  const decoded = await decode(file);
  // A seeded picture's own prompt gets it as it is.
  const random = picture.text === request.prompt ? undefined : randomFrom(`crop ${request.prompt}`);
  if (random && random() < 0.5) {
    context.translate(size.width, 0);
    context.scale(-1, 1);
  }
  drawCovering(surface, decoded, random);
  if (random) {
    context.globalCompositeOperation = 'soft-light';
    context.fillStyle = `hsl(${Math.floor(random() * 360)} 80% 60% / ${TINT})`;
    context.fillRect(0, 0, size.width, size.height);
  }
  return surface;
}

function drawCovering(surface: Surface, picture: Decoded, random: (() => number) | undefined): void {
  const zoom = 1 + (random?.() ?? 0) * MOST_ZOOM;
  const scale = zoom * Math.max(surface.width / picture.width, surface.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const share = random ?? (() => 0.5);
  // Tall things stand in the upper part of a square.
  const [x, y] = [(surface.width - width) * share(), ((surface.height - height) * share()) / 2];
  contextOf(surface).drawImage(picture, x, y, width, height);
}
