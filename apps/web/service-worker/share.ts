import { SHARE_TARGET } from './protocol.ts';

/** The longest text that goes on, in UTF-16 code units. Browsers limit addresses, and the generator prompts. */
const MAX_LENGTH = 50_000;

/**
 * The fragment with which a recipe of what was shared opens the generator (`parseRecipe` of the studio). What one part
 * repeats of another is left out.
 */
export function toSharedRecipe(form: FormData): string {
  const parts = Object.values(SHARE_TARGET.params)
    .map((name) => String(form.get(name) ?? '').trim())
    .filter(
      (part, index, all) =>
        part && !all.some((other, at) => (other === part ? at < index : other.includes(part))),
    );
  return new URLSearchParams({ prompt: parts.join('\n').slice(0, MAX_LENGTH) }).toString();
}
