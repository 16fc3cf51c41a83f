import {
  isPromptEmpty,
  knownSettings,
  PROMPT_MAX_LENGTH,
  promptExcess,
  QUEUE_LIMIT,
  type GeneratorChoices,
} from '@product/domain';

/** What fills the generator. */
export interface Recipe extends GeneratorChoices {
  /** How many are generated, from 1 to `QUEUE_LIMIT`. */
  quantity: number;
}

/** The names that the parts of a recipe have in a link, in their order there. */
const NAMES = {
  prompt: 'prompt',
  style: 'style',
  aspectRatio: 'ratio',
  quality: 'quality',
  mediaType: 'medium',
  quantity: 'quantity',
} as const satisfies Record<keyof Recipe, string>;

/** The longest link that is read, in UTF-16 code units. A code point of a prompt has at most twelve in a link. */
export const RECIPE_MAX_LENGTH = 12 * PROMPT_MAX_LENGTH + 200;

/**
 * A recipe as the fragment of a link that fills the generator, without its `#`. A fragment is not sent to the server.
 * @example `/generate#${formatRecipe({ prompt: 'a lake', style: 'anime' })}`
 */
export function formatRecipe(recipe: Partial<Recipe>): string {
  const parts = Object.entries(NAMES).flatMap(([key, name]) => {
    const value = recipe[key as keyof Recipe];
    return value ? [[name, String(value)]] : [];
  });
  return new URLSearchParams(parts).toString();
}

/** Whether a fragment, with or without its `#`, has a part of a recipe. Others belong to the page. */
export function isRecipe(fragment: string): boolean {
  const parts = partsOf(fragment);
  return Object.values(NAMES).some((name) => parts.has(name));
}

/**
 * The recipe of a fragment, with or without its `#`. A prompt loses control characters, and what exceeds its length;
 * any other part that the generator would not take is left out.
 */
export function parseRecipe(fragment: string): Partial<Recipe> {
  const parts = partsOf(fragment);
  const unchecked = Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, parts.get(name)]));
  const prompt = toPrompt(unchecked['prompt'] ?? '');
  const quantity = /^\d{1,2}$/.test(unchecked['quantity'] ?? '') ? Number(unchecked['quantity']) : 0;
  return {
    ...(!isPromptEmpty(prompt) && { prompt }),
    ...knownSettings(unchecked),
    ...(quantity > 0 && quantity <= QUEUE_LIMIT && { quantity }),
  };
}

const partsOf = (fragment: string) =>
  new URLSearchParams(fragment.slice(0, RECIPE_MAX_LENGTH).replace(/^#/, ''));

/** Control characters except line breaks and tabs, and marks that reverse a text. */
const HOSTILE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text as the prompt's field has it when it is pasted there. */
function toPrompt(text: string): string {
  const prompt = text.replace(/\r\n?/g, '\n').replace(HOSTILE, '');
  return promptExcess(prompt) === 0 ? prompt : [...prompt].slice(0, PROMPT_MAX_LENGTH).join('');
}
