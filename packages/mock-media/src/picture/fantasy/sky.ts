import { apart, box, disc, downwards, glow, newLayer, outwards, polygon } from '../brushes';
import { css, mix, rgb } from '../colour';
import { blurred } from '../finish';
import { clamp, lerp, smooth, TAU, times } from '../numbers';
import type { Sheet } from '../sheet';
import type { FantasyPalette } from './palette';

const BANDS = [0, 0.3, 0.58, 0.84, 1];
/** Maximum number of computed pixels. The sky has no sharp edges, so it is scaled up. */
const MOST_PIXELS = 260_000;

export interface Light {
  x: number;
  y: number;
  radius: number;
}

/** A sky of colour bands, ragged clouds, and light around the moon. */
export function cloudySky(sheet: Sheet, palette: FantasyPalette, horizon: number, moon: Light): void {
  const { brush, width, height, unit, noise, random } = sheet;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const layer = newLayer(width * scale, height * scale);
  const pixels = layer.brush.createImageData(layer.surface.width, layer.surface.height);
  const { data } = pixels;
  const sky = palette.sky.map(rgb);
  const [lit, body, shade, deep] = palette.cloud.map(rgb);
  if (!lit || !body || !shade || !deep) return;
  const halo = rgb(palette.moon);

  for (let row = 0; row < pixels.height; row++) {
    const y = row / scale;
    const down = clamp(y / horizon);
    const band = Math.min(
      3,
      Math.max(
        0,
        BANDS.findLastIndex((start) => down >= start),
      ),
    );
    const [from, to] = [BANDS[band] ?? 0, BANDS[band + 1] ?? 1];
    const air = mix(sky[band] ?? lit, sky[band + 1] ?? lit, clamp((down - from) / (to - from)));
    for (let column = 0; column < pixels.width; column++) {
      const x = column / scale;
      const [u, v] = [x / unit, y / unit];
      const drift = noise.layered(u * 1.6, v * 2.4, 3);
      const density = noise.layered(u * 2.3 + drift * 2.2, v * 4.6 + drift * 1.4, 5);
      const cover = smooth(0.46, 0.74, density) * (0.35 + 0.65 * down) * 0.8;
      const relief = noise.layered(u * 2.3 + drift * 2.2 + 0.05, v * 4.6 + drift * 1.4 + 0.14, 4);
      const shadow = smooth(0.42, 0.78, relief);
      const glare = Math.exp((-Math.hypot(x - moon.x, y - moon.y) / unit) * 2.6) * 0.55;
      const at = (row * pixels.width + column) * 4;
      for (const channel of [0, 1, 2] as const) {
        const dark = lerp(shade[channel], deep[channel], 1 - down);
        const cloud = lerp(body[channel], dark, shadow) + (lit[channel] - 120) * (1 - shadow) * glare;
        data[at + channel] = lerp(air[channel], cloud, cover) + glare * halo[channel] * 0.5;
      }
      data[at + 3] = 255;
    }
  }
  layer.brush.putImageData(pixels, 0, 0);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(layer.surface, 0, 0, width, height);
  times(150, () => {
    const y = Math.pow(random(), 1.4) * height * 0.5;
    const star = css('#ffffff', random.between(0.15, 0.9) * (1 - y / height / 0.5));
    disc(brush, random() * width, y, unit * random.between(0.0008, 0.0024), star);
  });
}

export function ringedMoon(
  { brush, random }: Sheet,
  palette: FantasyPalette,
  moon: Light,
  ringed = true,
): void {
  const { x, y, radius } = moon;
  glow(brush, x, y, radius * 3.2, palette.moon, 0.5, 'screen');
  if (ringed) ring(brush, palette, moon, Math.PI, TAU);
  const face = outwards(brush, [x - radius * 0.3, y - radius * 0.3], radius * 1.4, [
    [0, mix(palette.moon, '#ffffff', 0.6)],
    [0.55, palette.moon],
    [1, mix(palette.moon, palette.sky[2], 0.55)],
  ]);
  disc(brush, x, y, radius, face);
  apart(brush, () => {
    brush.clip();
    times(16, () => {
      const [dx, dy] = [(random() - 0.5) * radius * 2, (random() - 0.5) * radius * 2];
      disc(brush, x + dx, y + dy, radius * random.between(0.04, 0.26), css(palette.sky[2], 0.12));
    });
  });
  if (ringed) ring(brush, palette, moon, 0, Math.PI);
}

function ring(
  brush: Sheet['brush'],
  { moon: colour }: FantasyPalette,
  { x, y, radius }: Light,
  from: number,
  to: number,
) {
  apart(brush, () => {
    brush.translate(x, y);
    brush.rotate(-0.36);
    times(6, (band) => {
      const reach = radius * 1.75 * (1 + band * 0.035);
      brush.beginPath();
      brush.ellipse(0, 0, reach, reach * 0.206, 0, from, to);
      brush.strokeStyle = css(colour, 0.65 - band * 0.1);
      brush.lineWidth = radius * (band % 2 ? 0.014 : 0.035);
      brush.stroke();
    });
  });
}

/** A bank of cloud at height `y`. */
export function cloudBank(sheet: Sheet, palette: FantasyPalette, y: number, size: number, opacity = 1): void {
  const { brush, width, height, random } = sheet;
  const [lit, body, shade, deep] = palette.cloud;
  const layer = newLayer(width, height);
  const puffs = Array.from({ length: Math.round((width / size) * 3.4) }, () => ({
    x: random() * (width + size * 2) - size,
    y: y + (random() - 0.3) * size * 1.5,
    radius: size * random.between(0.4, 1.15),
  })).sort((a, b) => a.y - b.y);
  for (const puff of puffs) {
    const volume = downwards(layer.brush, puff.y - puff.radius, puff.y + puff.radius * 0.9, [
      [0, lit],
      [0.25, mix(lit, body, 0.55)],
      [0.6, mix(body, shade, 0.5)],
      [1, shade],
    ]);
    disc(layer.brush, puff.x, puff.y, puff.radius, volume);
  }
  apart(brush, () => {
    brush.globalAlpha = opacity * 0.88;
    brush.drawImage(blurred(layer.surface, 2), 0, 0, width, height);
  });
  const depth = downwards(brush, y + size * 0.4, y + size * 2.4, [
    [0, shade, 0],
    [1, deep, 0.8],
  ]);
  box(brush, 0, y + size * 0.4, width, height, depth);
}

/** Light beams that fan out between two angles. */
export function beams(
  sheet: Sheet,
  { x, y, radius }: Light,
  colour: string,
  reach: number,
  count = 7,
  strength = 0.16,
): void {
  const { brush, random } = sheet;
  apart(brush, () => {
    brush.globalCompositeOperation = 'screen';
    const fade = outwards(brush, [x, y], reach, [
      [radius / reach / 2, colour, strength],
      [1, colour, 0],
    ]);
    times(count, () => {
      const [angle, spread] = [random.between(0.9, 2.3), random.between(0.015, 0.06)];
      const edge = (turn: number) => [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
      polygon(brush, [[x, y], edge(angle - spread), edge(angle + spread)], fade);
    });
  });
}

export function floatingLights(sheet: Sheet, palette: FantasyPalette, count = 60, top = 0.25): void {
  const { brush, width, height, unit, random } = sheet;
  times(count, () => {
    const [x, y] = [random() * width, height * random.between(top, 1)];
    glow(brush, x, y, unit * random.between(0.0075, 0.025), palette.glow, 0.65);
  });
}
