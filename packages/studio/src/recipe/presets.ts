import { readStored, type GeneratorSettings } from '@product/domain';
import { formatRecipe, parseRecipe, type Recipe } from './recipe';

/** The parts of a recipe besides the prompt, with a name. */
export interface Preset {
  name: string;
  recipe: Partial<GeneratorSettings & Pick<Recipe, 'quantity'>>;
}

export const PRESET_NAME_MAX_LENGTH = 60;

/** The stored presets, each name once. Whatever is not a preset is left out: anybody may write into a storage. */
export function readPresets(stored: string | null): readonly Preset[] {
  const entries = readStored<unknown[]>(stored);
  if (!Array.isArray(entries)) return [];
  const presets = entries.flatMap((entry: unknown): [string, Preset][] => {
    const [name, link] = Array.isArray(entry) ? entry : [];
    if (typeof name !== 'string' || typeof link !== 'string') return [];
    const { prompt: _, ...recipe } = parseRecipe(link);
    const cleaned = toPresetName(name);
    return cleaned && Object.keys(recipe).length > 0 ? [[cleaned, { name: cleaned, recipe }]] : [];
  });
  return [...new Map(presets).values()];
}

export const formatPresets = (presets: readonly Preset[]): string =>
  JSON.stringify(presets.map(({ name, recipe }) => [name, formatRecipe(recipe)]));

/** A name as it is kept: on one line, without what exceeds its length. */
export const toPresetName = (name: string): string =>
  name
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, PRESET_NAME_MAX_LENGTH)
    .toWellFormed()
    .trim();
