import type { Stop } from '../brushes';

export interface CloudColours {
  lit: string;
  body: string;
  shade: string;
  deep: string;
  /** Side of the light source. */
  from: 1 | -1;
}

export interface FigureColours {
  skin: readonly [string, string];
  shirt: readonly [string, string];
  skirt: readonly [string, string];
  hair: readonly [string, string];
  hat: readonly [straw: string, band: string];
}

/** A time of day: all colours that depend on its light. */
export interface Air {
  words: readonly string[];
  sky: readonly Stop[];
  clouds: CloudColours;
  farClouds: CloudColours;
  far: readonly [string, string, string];
  hill: readonly [string, string, string];
  blades: readonly string[];
  flowers: readonly string[];
  petal: string;
  /** Wood and metal in front of the sky. */
  wood: string;
  figure: FigureColours;
}

export const summer: Air = {
  words: ['summer', 'noon', 'day', 'morning', 'blue', 'school'],
  sky: [
    [0, '#1450b8'],
    [0.38, '#2f86e6'],
    [0.68, '#86cbf8'],
    [0.86, '#d9f4ff'],
    [1, '#fff6e0'],
  ],
  clouds: { lit: '#ffffff', body: '#f2f8ff', shade: '#a9c6ee', deep: '#7da4dc', from: 1 },
  farClouds: { lit: '#eaf6ff', body: '#d5ebfd', shade: '#b2d5f5', deep: '#a4cdf2', from: 1 },
  far: ['#6fb2d6', '#4f97b4', '#3b7f8c'],
  hill: ['#3f9a4a', '#2c7d43', '#1f6340'],
  blades: ['#2f8a45', '#57b053', '#8ad15c', '#1f6c42', '#c5e66b'],
  flowers: ['#ffffff', '#ffe16b', '#ffffff'],
  petal: '#ffffff',
  wood: '#3f5560',
  figure: {
    skin: ['#f6cda8', '#e0a884'],
    shirt: ['#ffffff', '#c8d9f2'],
    skirt: ['#2b4a8f', '#1e3670'],
    hair: ['#3a2a33', '#6b4a50'],
    hat: ['#f7dd9a', '#d5523f'],
  },
};

export const dusk: Air = {
  words: ['dusk', 'sunset', 'evening', 'autumn', 'wait'],
  sky: [
    [0, '#231d5c'],
    [0.3, '#5b3a94'],
    [0.55, '#c1568f'],
    [0.76, '#ff8e6b'],
    [0.92, '#ffd28a'],
    [1, '#fff0be'],
  ],
  clouds: { lit: '#ffe3b0', body: '#ffb591', shade: '#b0649e', deep: '#6a4592', from: 1 },
  farClouds: { lit: '#ffbf9a', body: '#ef8f91', shade: '#b8639a', deep: '#9a5597', from: 1 },
  far: ['#8f5590', '#663f80', '#45306c'],
  hill: ['#38275e', '#2a1f50', '#1d1740'],
  blades: ['#2a1e52', '#432a68', '#6f3b77', '#1d1640', '#d07570'],
  flowers: ['#ffc68c', '#ff9f8e'],
  petal: '#ffd7a0',
  wood: '#281d49',
  figure: {
    skin: ['#9a5f7c', '#7b4a73'],
    shirt: ['#f3b9a4', '#a9688f'],
    skirt: ['#3a2462', '#2a1a50'],
    hair: ['#241437', '#d98a7e'],
    hat: ['#d98a6e', '#7a2f5c'],
  },
};

export const night: Air = {
  words: ['night', 'comet', 'star', 'midnight'],
  sky: [
    [0, '#050a2e'],
    [0.35, '#12205f'],
    [0.62, '#2c3f9c'],
    [0.82, '#6f63c8'],
    [0.94, '#d793c9'],
    [1, '#ffc9b8'],
  ],
  clouds: { lit: '#a9b4f2', body: '#6f7ed6', shade: '#37479d', deep: '#232f7c', from: -1 },
  farClouds: { lit: '#8f92e0', body: '#6a70cc', shade: '#4a55b4', deep: '#3f4aa6', from: -1 },
  far: ['#3a438f', '#283275', '#1a2459'],
  hill: ['#151f4d', '#0f1840', '#0a1131'],
  blades: ['#101a45', '#1b2a62', '#2d4285', '#0a1130', '#5f7bd0'],
  flowers: ['#bcd0ff', '#ffd9ef'],
  petal: '#cfdcff',
  wood: '#0d1638',
  figure: {
    skin: ['#6f74b8', '#575ca6'],
    shirt: ['#9aa6ea', '#6673c8'],
    skirt: ['#18245f', '#111b4c'],
    hair: ['#0d1338', '#5366bf'],
    hat: ['#7f8be0', '#3a479f'],
  },
};
