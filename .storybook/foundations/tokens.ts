import css from '../../packages/ui/src/styles/tokens.css?raw';
import { readThemes } from '../../packages/ui/src/styles/contrast-pairs';

/** A line of tokens.css. */
export interface Token {
  name: string;
  value: string;
  /** What the stylesheet says beside it. */
  note: string;
}

const BLOCKS = {
  shared: /^:root \{([\s\S]*?)\n\}/m,
  light: /^:root,\n\.light \{([\s\S]*?)\n\}/m,
  dark: /^\.dark \{([\s\S]*?)\n\}/m,
};

const DECLARATION = /--ui-([\w-]+):\s*([^;]+);(?:[ \t]*\/\*[ \t]*(.*?)[ \t]*\*\/)?/g;

function readTokens(block: RegExp): Token[] {
  const body = block.exec(css)?.[1] ?? '';
  return [...body.matchAll(DECLARATION)].map(([, name = '', value = '', note = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' '),
    note,
  }));
}

const shared = readTokens(BLOCKS.shared);
const light = readTokens(BLOCKS.light);
const dark = new Map(readTokens(BLOCKS.dark).map((token) => [token.name, token]));

/** A token that both themes have, each with a value of its own. */
export interface ThemedToken extends Token {
  dark: string;
}

const themed: ThemedToken[] = light.map((token) => ({ ...token, dark: dark.get(token.name)?.value ?? '' }));

const isColour = ({ value }: Token) => /^oklch\([^)]*\)$/.test(value);
const named = (pattern: RegExp) => shared.filter(({ name }) => pattern.test(name));

/** The tokens by what they are for, as tokens.css has them: nothing is written a second time. */
export const tokens = {
  colours: themed.filter(isColour),
  onMedia: shared.filter((token) => isColour(token) || token.name === 'scrim'),
  shadows: themed.filter(({ name }) => name.startsWith('elevation-')),
  sizes: named(/^text-/),
  tracking: named(/^tracking-/),
  fonts: named(/^font-/),
  measures: named(/^(gutter|section|page|header)$/),
  radii: named(/^radius-/),
  durations: shared.filter(({ value }) => /^\d+ms$/.test(value)),
  easings: named(/^ease-/),
};

export const colourThemes: ReturnType<typeof readThemes> = readThemes(css);

export const variable = (name: string) => `var(--ui-${name})`;
