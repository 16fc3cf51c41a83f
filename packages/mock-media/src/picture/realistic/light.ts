import { light } from '../colour';
import { clamp, lerp, smooth } from '../numbers';
import type { Noise } from '../noise';
import type { Named } from '../sheet';

/** A time of day outdoors. */
export interface Daylight extends Named {
  sun: string;
  sunStrength: number;
  /** Height of the sun above the horizon and its angle from straight ahead, in radians. */
  elevation: number;
  azimuth: number;
  zenith: string;
  middle: string;
  horizon: string;
  ambient: string;
  ambientStrength: number;
  fog: string;
  /** Increase of the fog with distance. */
  fogDensity: number;
  /** Amount of ground fog; 0.6 on a clear day. */
  groundFog: number;
  exposure: number;
}

export const golden: Daylight = {
  words: ['golden', 'gold', 'evening', 'sunset', 'autumn', 'morning', 'dawn', 'desert'],
  sun: '#ffb070',
  sunStrength: 3.4,
  elevation: 0.2,
  azimuth: -1.05,
  zenith: '#2c5a9c',
  middle: '#8fb0cf',
  horizon: '#ffd0a0',
  ambient: '#7c9fe0',
  ambientStrength: 0.5,
  fog: '#b9b4c4',
  fogDensity: 0.017,
  groundFog: 0.6,
  exposure: 1.65,
};

export const blueHour: Daylight = {
  words: ['blue', 'dusk', 'night', 'rose', 'twilight'],
  sun: '#ff9a8a',
  sunStrength: 1.5,
  elevation: 0.13,
  azimuth: 1,
  zenith: '#13234d',
  middle: '#4a6096',
  horizon: '#e59a92',
  ambient: '#5f7dc0',
  ambientStrength: 0.5,
  fog: '#8d90bd',
  fogDensity: 0.026,
  groundFog: 0.6,
  exposure: 1.75,
};

export const broadDay: Daylight = {
  words: ['day', 'noon', 'clear', 'summer', 'bright'],
  sun: '#fff0d8',
  sunStrength: 3.1,
  elevation: 0.52,
  azimuth: -0.85,
  zenith: '#2268bd',
  middle: '#79b3e4',
  horizon: '#d5e6ef',
  ambient: '#8fb4e8',
  ambientStrength: 0.46,
  fog: '#b4cfe8',
  fogDensity: 0.016,
  groundFog: 0.6,
  exposure: 1.12,
};

export const mist: Daylight = {
  words: ['mist', 'fog', 'pale', 'rain', 'grey', 'gray'],
  sun: '#ffe0b0',
  sunStrength: 2.2,
  elevation: 0.26,
  azimuth: 0.75,
  zenith: '#6f8fa8',
  middle: '#a8bcc4',
  horizon: '#f3e2c6',
  ambient: '#9fb2bc',
  ambientStrength: 0.55,
  fog: '#d9d8d2',
  fogDensity: 0.04,
  groundFog: 1.6,
  exposure: 1.25,
};

/** A mutable amount of light, used as an output parameter. */
export interface Radiance {
  r: number;
  g: number;
  b: number;
}

export type Direction = readonly [x: number, y: number, z: number];

/** Direction of the sun; `ahead`, 0 to 1, scales its component along the view. */
export function sunDirection({ elevation, azimuth }: Daylight, ahead: number): Direction {
  const flat = Math.cos(elevation);
  const [x, y, z] = [Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat * ahead];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The sky's light in a direction: three colour bands, the sun's halo, and clouds lit by the sun. */
export function skyOf(day: Daylight, [sunX, sunY, sunZ]: Direction, noise: Noise, drift: number) {
  const zenith = light(day.zenith);
  const middle = light(day.middle);
  const horizon = light(day.horizon);
  const sun = light(day.sun);
  const band = (channel: 0 | 1 | 2, low: number, lowest: number) =>
    lerp(lerp(zenith[channel], middle[channel], low), horizon[channel], lowest);

  const cloudTint = (channel: 0 | 1 | 2, shade: number, halo: number): number => {
    const lit = sun[channel] * (1.05 - shade * 0.6) * (0.42 + halo * 0.7) + horizon[channel] * 0.38;
    const dark = middle[channel] * 0.62 + zenith[channel] * 0.2;
    return lerp(lit, dark, shade * 0.75);
  };

  return function sky(x: number, y: number, z: number, result: Radiance): void {
    const rise = clamp(y);
    const lowest = Math.pow(1 - rise, 7);
    const low = Math.pow(1 - rise, 2.6);
    const towardsSun = Math.max(0, x * sunX + y * sunY + z * sunZ);
    const halo = Math.pow(towardsSun, 8) * 0.5 + Math.pow(towardsSun, 60) * 0.9;
    result.r = band(0, low, lowest) + sun[0] * halo * 0.55;
    result.g = band(1, low, lowest) + sun[1] * halo * 0.55;
    result.b = band(2, low, lowest) + sun[2] * halo * 0.55;
    if (y <= 0.015) return;
    const spread = 1 / (y + 0.09);
    const u = x * spread * 0.75 + drift;
    const v = z * spread * 0.75;
    const wind = noise.layered(u * 0.5, v * 0.9 + 4, 3);
    const density = noise.layered(u * 1.1 + wind * 1.6, v * 1.9 + wind, 5);
    const cover = smooth(0.5, 0.76, density) * smooth(0.015, 0.12, y) * 0.85;
    if (cover <= 0) return;
    const behind = noise.layered((u + sunX * 0.14) * 1.1 + wind * 1.6, (v + 0.1) * 1.9 + wind, 4);
    const shade = smooth(0.52, 0.8, behind);
    result.r = lerp(result.r, cloudTint(0, shade, halo), cover);
    result.g = lerp(result.g, cloudTint(1, shade, halo), cover);
    result.b = lerp(result.b, cloudTint(2, shade, halo), cover);
  };
}
