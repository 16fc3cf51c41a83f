export interface Token {
  name: string;
  value: string;
  /** The comment behind it. */
  note: string;
}

const DECLARATION = /--ui-([\w-]+):\s*([^;]+);(?:[ \t]*\/\*[ \t]*(.*?)[ \t]*\*\/)?/g;

/** The tokens of tokens.css: those of both themes, and those that each theme sets. */
export function parseTokens(css: string) {
  const tokensIn = (block: RegExp): Token[] =>
    [...(block.exec(css)?.[1] ?? '').matchAll(DECLARATION)].map(([, name = '', value = '', note = '']) => ({
      name,
      value: value.replaceAll(/\s+/g, ' '),
      note,
    }));
  return {
    shared: tokensIn(/^:root,\n:host \{([\s\S]*?)\n\}/m),
    light: tokensIn(/^:root,\n:host,\n\.light \{([\s\S]*?)\n\}/m),
    // Indented, since it is inside a media query.
    dark: tokensIn(/^ *\.dark,\n *:host\(\.dark\) \{([\s\S]*?)\n *\}/m),
  };
}
