import type { Canvas2D, Surface } from '../canvas';
import { brushOf } from './brushes';
import { chanceFrom, type Chance } from './chance';
import { createCanvas } from '#canvas';
import { noiseFrom, type Noise } from './noise';

/** Something a prompt can ask for by one of its words; a word matches the beginning of the prompt's words. */
export interface Named {
  readonly words?: readonly string[];
}

/** One picture on the easel: its canvas, and everything that makes it this picture and no other. */
export interface Sheet {
  surface: Surface;
  brush: Canvas2D;
  width: number;
  height: number;
  /** The shorter side: things keep their size in every ratio. */
  unit: number;
  /** Clearly wider than high. */
  wide: boolean;
  /** Clearly higher than wide. */
  tall: boolean;
  chance: Chance;
  noise: Noise;
  /** What the prompt names, else what chance picks. */
  choose<T extends Named>(options: readonly T[]): T;
}

export interface Scene extends Named {
  paint(sheet: Sheet): void;
}

export function newSheet(prompt: string, seed: string, width: number, height: number): Sheet {
  const surface = createCanvas(width, height);
  const chance = chanceFrom(seed);
  return {
    surface,
    brush: brushOf(surface),
    width,
    height,
    unit: Math.min(width, height),
    wide: width > height * 1.2,
    tall: height > width * 1.2,
    chance,
    noise: noiseFrom(seed),
    choose: (options) => fitting(options, prompt, chance),
  };
}

/** The options that most of the prompt's words speak for; chance decides between equals. */
export function fitting<T extends Named>(options: readonly T[], prompt: string, chance: Chance): T {
  const spoken = prompt.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const votes = (option: T) =>
    (option.words ?? []).filter((word) => spoken.some((said) => said.startsWith(word))).length;
  const most = Math.max(...options.map(votes));
  return chance.pick(options.filter((option) => votes(option) === most));
}
