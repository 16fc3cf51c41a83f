export interface RocketPalette {
  words: readonly string[];
  sky: readonly [string, string];
  planet: readonly [ground: string, stripe: string, shade: string];
  ring: string;
  moon: readonly [string, string];
  hull: readonly [string, string];
  trim: readonly [string, string];
  glass: string;
  ink: string;
}

export const PALETTES: readonly RocketPalette[] = [
  {
    words: ['violet', 'night'],
    sky: ['#2b1a78', '#6b3fd6'],
    planet: ['#ff9a5c', '#ffc27a', '#e0683f'],
    ring: '#ffe08a',
    moon: ['#7ef0d6', '#46c9b0'],
    hull: ['#fff6e6', '#d9cdf0'],
    trim: ['#ff5470', '#d12e57'],
    glass: '#7fdcff',
    ink: '#170a3c',
  },
  {
    words: ['teal', 'green', 'snack'],
    sky: ['#04606e', '#17b3a6'],
    planet: ['#ffd84d', '#fff0a0', '#f2a52e'],
    ring: '#ff8fb0',
    moon: ['#ff8a6b', '#e0603f'],
    hull: ['#ffffff', '#cdeae6'],
    trim: ['#7a5cff', '#5638d6'],
    glass: '#ffe27a',
    ink: '#06263a',
  },
  {
    words: ['pink', 'red', 'sunset'],
    sky: ['#d63a7c', '#ff9a6b'],
    planet: ['#5f7cff', '#8fb0ff', '#3d52d6'],
    ring: '#fff0c0',
    moon: ['#ffe27a', '#f2b53f'],
    hull: ['#fff8ee', '#f3d2cf'],
    trim: ['#21b5a0', '#0d8a7c'],
    glass: '#c9f4ff',
    ink: '#3a0b33',
  },
];
