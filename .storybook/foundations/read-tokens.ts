export interface Token {
  name: string;
  value: string;
  note: string;
}

/** A token with a separate value for each theme; `value` is the light one. */
export interface ThemedToken extends Token {
  dark: string;
}

const BLOCKS = {
  shared: /^:root \{([\s\S]*?)\n\}/m,
  light: /^:root,\n\.light \{([\s\S]*?)\n\}/m,
  // Indented, since it is inside a media query.
  dark: /^ *\.dark \{([\s\S]*?)\n *\}/m,
};

const DECLARATION = /--ui-([\w-]+):\s*([^;]+);(?:[ \t]*\/\*[ \t]*(.*?)[ \t]*\*\/)?/g;

function readBlock(css: string, block: RegExp): Token[] {
  const body = block.exec(css)?.[1] ?? '';
  return [...body.matchAll(DECLARATION)].map(([, name = '', value = '', note = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' '),
    note,
  }));
}

const isColour = ({ value }: Token) => /^oklch\([^)]*\)$/.test(value);

export function readTokens(css: string) {
  const shared = readBlock(css, BLOCKS.shared);
  const dark = new Map(readBlock(css, BLOCKS.dark).map(({ name, value }) => [name, value]));
  const themed = readBlock(css, BLOCKS.light).map((token): ThemedToken => ({
    ...token,
    dark: dark.get(token.name) ?? '',
  }));
  const named = (pattern: RegExp) => shared.filter(({ name }) => pattern.test(name));
  return {
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
}
