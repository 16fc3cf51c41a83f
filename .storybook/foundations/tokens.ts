import css from '../../packages/ui/src/styles/tokens.css?raw';
import { readThemes } from '../../packages/ui/src/styles/contrast-pairs';
import { parseTokens, type Token } from '../../packages/ui/src/styles/parse-tokens';

/** A token with a separate value for each theme; `value` is the light one. */
export interface ThemedToken extends Token {
  dark: string;
}

const isColour = ({ value }: Token) => /^oklch\([^)]*\)$/.test(value);

export function readTokens(css: string) {
  const { shared, light, dark } = parseTokens(css);
  const darkValues = new Map(dark.map(({ name, value }) => [name, value]));
  const themed = light.map((token): ThemedToken => ({ ...token, dark: darkValues.get(token.name) ?? '' }));
  const named = (pattern: RegExp) => shared.filter(({ name }) => pattern.test(name));
  return {
    colours: themed.filter(isColour),
    onMedia: shared.filter((token) => isColour(token) || token.name === 'scrim'),
    shadows: themed.filter(({ name }) => name.startsWith('elevation-')),
    spacing: named(/^spacing$/),
    sizes: named(/^text-/),
    tracking: named(/^tracking-/),
    fonts: named(/^font-/),
    measures: named(/^(gutter|section|page|header)$/),
    radii: named(/^radius-/),
    durations: shared.filter(({ value }) => /^\d+ms$/.test(value)),
    easings: named(/^ease-/),
  };
}

export const tokens: ReturnType<typeof readTokens> = readTokens(css);

export const colourThemes: ReturnType<typeof readThemes> = readThemes(css);

export const variable = (name: string) => `var(--ui-${name})`;
