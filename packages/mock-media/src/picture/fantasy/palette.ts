import type { Named } from '../sheet';

type Three = readonly [string, string, string];
type Four = readonly [string, string, string, string];

export interface FantasyPalette extends Named {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string, string];
  /** From light to dark. */
  cloud: Four;
  moon: string;
  rock: Three;
  grass: Three;
  stone: Three;
  glow: string;
}

export const FANTASY: readonly FantasyPalette[] = [
  {
    words: ['pink', 'sunset', 'gold', 'dusk', 'lantern', 'peak'],
    sky: ['#1b1446', '#54309a', '#d0679f', '#ffc37d', '#fff0c8'],
    cloud: ['#fff1d4', '#f3a99f', '#8a55a5', '#46307f'],
    moon: '#ffe9c9',
    rock: ['#e2a08c', '#7a4a83', '#2c1c50'],
    grass: ['#f6d36d', '#7fae5c', '#2f6a58'],
    stone: ['#fff0d6', '#d79aa0', '#704a86'],
    glow: '#ffd58a',
  },
  {
    words: ['teal', 'green', 'jade', 'emerald', 'firefl', 'forest'],
    sky: ['#06172f', '#0f4560', '#2b9a9a', '#a7e6c2', '#f6f7d4'],
    cloud: ['#f4fff0', '#a5dccb', '#3f8c9a', '#17486a'],
    moon: '#f2ffe6',
    rock: ['#a9c9b4', '#3f6c77', '#11304b'],
    grass: ['#d8f08a', '#5bb078', '#1f6b64'],
    stone: ['#fbfff0', '#a9cfc4', '#3d6f85'],
    glow: '#fff0a8',
  },
  {
    words: ['blue', 'lilac', 'spring', 'blossom', 'snow', 'noon'],
    sky: ['#0b1238', '#273a8c', '#7a76d8', '#f2a9c4', '#ffe9d0'],
    cloud: ['#ffffff', '#c9bdf2', '#7174c4', '#353f8f'],
    moon: '#fff4ea',
    rock: ['#c6b4dc', '#5f5a9c', '#22234f'],
    grass: ['#ffc2d8', '#d9799f', '#7a4a86'],
    stone: ['#ffffff', '#c7bfe6', '#625fa6'],
    glow: '#ffd9a6',
  },
];
