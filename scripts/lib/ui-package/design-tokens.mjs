/**
 * The tokens of tokens.css in the Design Tokens Format, 2025.10, for tools that do not read CSS. Names are those of the
 * custom properties without their prefix.
 * @typedef {{ $type: string, $value: unknown, $description?: string, $extensions?: Record<string, unknown> }} Token
 */

const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** Every custom property but the colour scheme, which is no design token. */
const DECLARATION = /--ui-(?!scheme)([\w-]+):\s*([^;]+);(?:[ \t]*\/\*(.*?)\*\/)?/g;
const COLOUR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/;
const NUMBER = '-?[\\d.]+';

/** The extension that holds the CSS of values that the format cannot express. */
const CSS = 'com.product.css';

/**
 * @param {string} css the text of tokens.css
 * @returns {{ base: Record<string, Token>, light: Record<string, Token>, dark: Record<string, Token> }} what holds in
 *   both themes, and what each theme sets
 */
export function designTokens(css) {
  const sets = { base: {}, light: {}, dark: {} };
  for (const [, selector = '', body = ''] of css.replace(/^\/\*.*?\*\/$/gms, '').matchAll(RULE)) {
    const set = selector.includes('.dark') ? sets.dark : selector.includes('.light') ? sets.light : sets.base;
    Object.assign(set, tokensOf(body));
  }
  return sets;
}

/** @param {string} body */
const tokensOf = (body) =>
  Object.fromEntries(
    [...body.matchAll(DECLARATION)].map(([, name = '', written = '', remark]) => [
      name,
      { ...token(name, written.replace(/\s+/g, ' ').trim()), ...(remark && { $description: remark.trim() }) },
    ]),
  );

/**
 * The kinds of value in tokens.css; the first match applies.
 * @type {{ fits: RegExp, as: (value: string) => Token }[]}
 */
const KINDS = [
  { fits: new RegExp(`^${COLOUR.source}$`), as: (value) => ({ $type: 'color', $value: colour(value) }) },
  {
    fits: /^linear-gradient\(/,
    as: (value) => ({ $type: 'gradient', $value: stops(value), ...kept(value) }),
  },
  {
    fits: new RegExp(`^(0|${NUMBER}px) .*${COLOUR.source}$`),
    as: (value) => ({ $type: 'shadow', $value: shadows(value) }),
  },
  { fits: new RegExp(`^${NUMBER}m?s$`), as: (value) => ({ $type: 'duration', $value: measure(value) }) },
  {
    fits: new RegExp(`^${NUMBER}(px|rem)$`),
    as: (value) => ({ $type: 'dimension', $value: measure(value) }),
  },
  {
    // The format has no fluid dimensions: the largest value is used.
    fits: /^clamp\(/,
    as: (value) => ({
      $type: 'dimension',
      $value: measure(value.slice(value.lastIndexOf(',') + 1, -1).trim()),
      ...kept(value),
    }),
  },
  {
    fits: new RegExp(`^${NUMBER}em$`),
    as: (value) => ({ $type: 'number', $value: parseFloat(value), ...kept(value) }),
  },
  { fits: new RegExp(`^${NUMBER}$`), as: (value) => ({ $type: 'number', $value: Number(value) }) },
  {
    fits: /^cubic-bezier\(/,
    as: (value) => ({ $type: 'cubicBezier', $value: value.slice(13, -1).split(',').map(Number) }),
  },
  {
    fits: /, sans-serif$/,
    as: (value) => ({
      $type: 'fontFamily',
      $value: value.split(',').map((name) => name.trim().replace(/^'|'$/g, '')),
    }),
  },
];

/**
 * @param {string} name
 * @param {string} value
 */
function token(name, value) {
  const kind = KINDS.find(({ fits }) => fits.test(value));
  if (!kind) throw new Error(`--ui-${name} is ${value}: no kind of design token fits it.`);
  return kind.as(value);
}

/** @param {string} value */
const kept = (value) => ({ $extensions: { [CSS]: value } });

/** @param {string} value */
function colour(value) {
  const [lightness, chroma, hue, alpha] = (COLOUR.exec(value) ?? [])
    .slice(1)
    .map((part) => part && Number(part));
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], ...(alpha !== undefined && { alpha }) };
}

/** @param {string} value */
const measure = (value) => ({ value: parseFloat(value), unit: value.replace(/^[-\d.]+/, '') || 'px' });

/** @param {string} value */
const shadows = (value) =>
  value.split(/,\s*(?![^(]*\))/).map((one) => {
    const [offsetX, offsetY, blur, spread] = one.split(' oklch')[0]?.split(' ').map(measure) ?? [];
    return { color: colour(one), offsetX, offsetY, blur, spread: spread ?? measure('0') };
  });

/** @param {string} value */
function stops(value) {
  const found = [...value.matchAll(new RegExp(`${COLOUR.source}(?: (\\d+)%)?`, 'g'))];
  return found.map(([written, , , , , percent], at) => ({
    color: colour(written),
    position: percent ? Number(percent) / 100 : at / (found.length - 1),
  }));
}
