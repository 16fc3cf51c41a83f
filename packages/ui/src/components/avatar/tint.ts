import { graphemesOf } from '../../lib/graphemes';

const TINTS = [
  'ui:bg-accent-soft ui:text-accent-ink',
  'ui:bg-success-soft ui:text-success',
  'ui:bg-warning-soft ui:text-warning',
  'ui:bg-danger-soft ui:text-danger-ink',
] as const;

/** Classes of the tint of a name, chosen by a hash: the same name always has the same tint. */
export function tintOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}

/** The first grapheme of a name, in capitals where the script has them. */
export function initialOf(name: string, locale: string): string {
  const [first = ''] = graphemesOf(name.trim());
  return first.toLocaleUpperCase(locale);
}
