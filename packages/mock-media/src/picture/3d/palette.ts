import { light, type Rgb } from '../colour';
import type { Named } from '../sheet';

export interface ClayPalette extends Named {
  backdrop: readonly [string, string];
  grass: string;
  soil: string;
  leaf: string;
  otherLeaf: string;
  wall: string;
  roof: string;
  water: string;
  cloud: string;
  body: string;
  accent: string;
  dark: string;
}

export const CLAY: readonly ClayPalette[] = [
  {
    words: ['orange', 'peach', 'pink', 'red', 'soft'],
    backdrop: ['#ffd9c7', '#f7a98f'],
    grass: '#8fd18b',
    soil: '#b9785a',
    leaf: '#ff8fa8',
    otherLeaf: '#ffc1b5',
    wall: '#fff3e2',
    roof: '#4f6df0',
    water: '#5cc8f0',
    cloud: '#ffffff',
    body: '#ff7d5c',
    accent: '#ffd257',
    dark: '#2a2438',
  },
  {
    words: ['blue', 'sky', 'spring', 'tiny', 'cottage'],
    backdrop: ['#cfe7ff', '#8db8f5'],
    grass: '#a6dd7f',
    soil: '#a97458',
    leaf: '#4fb57c',
    otherLeaf: '#8ad68f',
    wall: '#fff6ec',
    roof: '#ff7a5c',
    water: '#6ad4ee',
    cloud: '#ffffff',
    body: '#5f7cff',
    accent: '#ffcf4d',
    dark: '#221f3a',
  },
  {
    words: ['lavender', 'violet', 'autumn', 'purple'],
    backdrop: ['#e4dcff', '#ad9bf0'],
    grass: '#b8e28f',
    soil: '#9c6f72',
    leaf: '#ff9d5c',
    otherLeaf: '#ffc978',
    wall: '#ffffff',
    roof: '#7a55e0',
    water: '#67d7e0',
    cloud: '#fff8ff',
    body: '#34c7a5',
    accent: '#ff8fb1',
    dark: '#251f3d',
  },
  {
    words: ['mint', 'green', 'teal'],
    backdrop: ['#d3f2e3', '#83cdb4'],
    grass: '#9ad07c',
    soil: '#a8795c',
    leaf: '#3fa37c',
    otherLeaf: '#ffd27a',
    wall: '#fffaf0',
    roof: '#f26d85',
    water: '#62c6e8',
    cloud: '#ffffff',
    body: '#f2789a',
    accent: '#ffd15e',
    dark: '#1f2a3a',
  },
];

export interface Material {
  colour: Rgb;
  /** Reflectivity, 0 to 1. */
  gloss: number;
  glows?: boolean;
  floor?: boolean;
}

export type Materials = Record<
  Exclude<keyof ClayPalette, 'words' | 'backdrop'> | 'floor' | 'lamp' | 'screen',
  Material
>;

const GLOSS = { water: 0.75, body: 0.5, dark: 0.9, accent: 0.45, roof: 0.25 };

export function materialsOf(palette: ClayPalette): Materials {
  const clay = (colour: string, gloss = 0): Material => ({ colour: light(colour), gloss });
  return {
    grass: clay(palette.grass),
    soil: clay(palette.soil),
    leaf: clay(palette.leaf),
    otherLeaf: clay(palette.otherLeaf),
    wall: clay(palette.wall),
    roof: clay(palette.roof, GLOSS.roof),
    water: clay(palette.water, GLOSS.water),
    cloud: clay(palette.cloud),
    body: clay(palette.body, GLOSS.body),
    accent: clay(palette.accent, GLOSS.accent),
    dark: clay(palette.dark, GLOSS.dark),
    floor: { colour: light(palette.backdrop[0]), gloss: 0, floor: true },
    lamp: { colour: [1.9, 1.35, 0.6], gloss: 0, glows: true },
    screen: { colour: light('#7df3ff', 1.8), gloss: 0, glows: true },
  };
}
