import type { Named } from '../sheet';

export interface VaporPalette extends Named {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string, string];
  sun: readonly [string, string, string];
  grid: string;
  floor: readonly [near: string, far: string];
  mountain: readonly [string, string];
}

export const VAPOR: readonly VaporPalette[] = [
  {
    words: ['violet', 'sunset', 'neon', 'night', 'star'],
    sky: ['#1a0b4a', '#5a1e96', '#d13a9f', '#ff8fb0', '#ffd0a8'],
    sun: ['#fff3a0', '#ffb25a', '#ff4f9a'],
    grid: '#3ff0ff',
    floor: ['#3a0f66', '#0c0528'],
    mountain: ['#8a4be0', '#2a0f63'],
  },
  {
    words: ['teal', 'blue', 'calm', 'dawn', 'morning'],
    sky: ['#0a1850', '#1d4f9f', '#4fb0c8', '#ffb4d2', '#ffe0d0'],
    sun: ['#fff6d8', '#ff9ec8', '#e05bd0'],
    grid: '#ff7be0',
    floor: ['#23448f', '#080c36'],
    mountain: ['#6f8cf0', '#15236e'],
  },
  {
    words: ['gold', 'orange', 'evening', 'mirage', 'desert'],
    sky: ['#2a0838', '#7a1466', '#f0507f', '#ffa777', '#ffe39a'],
    sun: ['#fffbc0', '#ffd04f', '#ff5f7a'],
    grid: '#ffd76a',
    floor: ['#5a0f5c', '#16041f'],
    mountain: ['#c04aa8', '#3c0c4f'],
  },
];
