import type { Canvas2D, Surface } from '../canvas';
import { brushOf } from './brushes';
import { randomFrom, type Random } from './random';
import { createCanvas } from '#canvas';
import { noiseFrom, type Noise } from './noise';

/** An option that a prompt selects by one of its words. A word matches the start of a word of the prompt. */
export interface Named {
  readonly words?: readonly string[];
}

/** The canvas of a picture, and everything that determines its content. */
export interface Sheet {
  surface: Surface;
  brush: Canvas2D;
  width: number;
  height: number;
  /** The shorter side in pixels, so that objects keep their size in every ratio. */
  unit: number;
  /** Whether the picture is clearly wider than high. */
  wide: boolean;
  /** Whether the picture is clearly higher than wide. */
  tall: boolean;
  random: Random;
  noise: Noise;
  /** Selects the option that the prompt names, else a random one. */
  choose<T extends Named>(options: readonly T[]): T;
}

export interface Scene extends Named {
  render(sheet: Sheet): void;
}

export function newSheet(prompt: string, seed: string, width: number, height: number): Sheet {
  const surface = createCanvas(width, height);
  const random = randomFrom(seed);
  return {
    surface,
    brush: brushOf(surface),
    width,
    height,
    unit: Math.min(width, height),
    wide: width > height * 1.2,
    tall: height > width * 1.2,
    random,
    noise: noiseFrom(seed),
    choose: (options) => fitting(options, prompt, random),
  };
}

/** The option that matches the most words of the prompt; a random one if several match equally. */
export function fitting<T extends Named>(options: readonly T[], prompt: string, random: Random): T {
  const spoken = prompt.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const votes = (option: T) =>
    (option.words ?? []).filter((word) => spoken.some((said) => said.startsWith(word))).length;
  const most = Math.max(...options.map(votes));
  return random.pick(options.filter((option) => votes(option) === most));
}
