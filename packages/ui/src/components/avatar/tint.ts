const TINTS = [
  'ui:bg-accent-soft ui:text-accent-ink',
  'ui:bg-success-soft ui:text-success',
  'ui:bg-warning-soft ui:text-warning',
  'ui:bg-danger-soft ui:text-danger-ink',
] as const;

/** The same name has the same tint everywhere. */
export function tintOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}

/** The first letter of a name as people write it, in capitals where the script has them. */
export function initialOf(name: string): string {
  const [first = ''] = [...name.trim()];
  return first.toLocaleUpperCase();
}
