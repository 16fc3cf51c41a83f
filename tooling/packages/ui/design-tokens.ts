interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** Every custom property but the colour scheme, which is no design token. */
const DECLARATION = /--ui-(?!scheme)([\w-]+):\s*([^;]+);(?:[ \t]*\/\*(.*?)\*\/)?/g;
const COLOUR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/;
const NUMBER = '-?[\\d.]+';

/** The extension that holds the CSS of values that the format cannot express. */
const CSS = 'com.product.css';

/**
 * The tokens of tokens.css in the Design Tokens Format, 2025.10, for tools that do not read CSS: those of both themes,
 * and those that each theme sets. Names are those of the custom properties without their prefix.
 */
export function designTokens(css: string) {
  const sets: Record<'base' | 'light' | 'dark', Record<string, Token>> = { base: {}, light: {}, dark: {} };
  for (const [, selector = '', body = ''] of css.replace(/^\/\*.*?\*\/$/gms, '').matchAll(RULE)) {
    const set = selector.includes('.dark') ? sets.dark : selector.includes('.light') ? sets.light : sets.base;
    Object.assign(set, tokensOf(body));
  }
  return sets;
}

/** Which sets of tokens.json a theme consists of: the resolver module of the same version. */
export const TOKENS_RESOLVER = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'tokens.json#/base' }] } },
  modifiers: {
    theme: {
      contexts: { light: [{ $ref: 'tokens.json#/light' }], dark: [{ $ref: 'tokens.json#/dark' }] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

const tokensOf = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(DECLARATION)].map(([, name = '', written = '', remark]) => [
      name,
      { ...token(name, written.replace(/\s+/g, ' ').trim()), ...(remark && { $description: remark.trim() }) },
    ]),
  );

/** The kinds of value in tokens.css; the first match applies. */
const KINDS: { pattern: RegExp; as: (value: string) => Token }[] = [
  { pattern: new RegExp(`^${COLOUR.source}$`), as: (value) => ({ $type: 'color', $value: colour(value) }) },
  {
    pattern: /^linear-gradient\(/,
    as: (value) => ({ $type: 'gradient', $value: stops(value), ...cssExtension(value) }),
  },
  {
    pattern: new RegExp(`^(0|${NUMBER}px) .*${COLOUR.source}$`),
    as: (value) => ({ $type: 'shadow', $value: shadows(value) }),
  },
  { pattern: new RegExp(`^${NUMBER}m?s$`), as: (value) => ({ $type: 'duration', $value: measure(value) }) },
  {
    pattern: new RegExp(`^${NUMBER}(px|rem)$`),
    as: (value) => ({ $type: 'dimension', $value: measure(value) }),
  },
  {
    // The format has no fluid dimensions: the largest value is used.
    pattern: /^clamp\(/,
    as: (value) => ({
      $type: 'dimension',
      $value: measure(value.slice(value.lastIndexOf(',') + 1, -1).trim()),
      ...cssExtension(value),
    }),
  },
  {
    pattern: new RegExp(`^${NUMBER}em$`),
    as: (value) => ({ $type: 'number', $value: parseFloat(value), ...cssExtension(value) }),
  },
  { pattern: new RegExp(`^${NUMBER}$`), as: (value) => ({ $type: 'number', $value: Number(value) }) },
  {
    pattern: /^cubic-bezier\(/,
    as: (value) => ({ $type: 'cubicBezier', $value: value.slice(13, -1).split(',').map(Number) }),
  },
  {
    pattern: /, (sans-)?serif$/,
    as: (value) => ({
      $type: 'fontFamily',
      $value: value.split(',').map((name) => name.trim().replace(/^'|'$/g, '')),
    }),
  },
];

function token(name: string, value: string) {
  const kind = KINDS.find(({ pattern }) => pattern.test(value));
  if (!kind) throw new Error(`--ui-${name} is ${value}: no kind of design token fits it.`);
  return kind.as(value);
}

const cssExtension = (value: string) => ({ $extensions: { [CSS]: value } });

function colour(value: string) {
  const [lightness, chroma, hue, alpha] = (COLOUR.exec(value) ?? [])
    .slice(1)
    .map((part) => part && Number(part));
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], ...(alpha !== undefined && { alpha }) };
}

const measure = (value: string) => ({
  value: parseFloat(value),
  unit: value.replace(/^[-\d.]+/, '') || 'px',
});

const shadows = (value: string) =>
  value.split(/,\s*(?![^(]*\))/).map((one) => {
    const [offsetX, offsetY, blur, spread] = one.split(' oklch')[0]?.split(' ').map(measure) ?? [];
    return { color: colour(one), offsetX, offsetY, blur, spread: spread ?? measure('0') };
  });

function stops(value: string) {
  const found = [...value.matchAll(new RegExp(`${COLOUR.source}(?: (\\d+)%)?`, 'g'))];
  return found.map(([written, , , , , percent], at) => ({
    color: colour(written),
    position: percent ? Number(percent) / 100 : at / (found.length - 1),
  }));
}
