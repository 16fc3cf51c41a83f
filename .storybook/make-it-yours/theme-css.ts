import brand from '../../packages/ui/src/styles/brand.css?raw';
import conditions from '../../packages/ui/src/styles/conditions.css?raw';
import { brandColours, changedTokens, FAMILIES, PRINT_SHOP, readTheme, type Theme } from './theme';

const HEAD = `/* Import it after the stylesheet of the components. The accents are derived from the colours at the end. */`;

const DERIVATION = brand.replace(/^\/\*.*?\*\/\s*/s, '');

/** The fonts of each script that the library names, which follow those of the chosen family. */
const SCRIPTS = [
  ...conditions.matchAll(/:lang\((\w+)\) \{\s*--ui-font-sans:\s*'Geist Variable',\s*([^;]+);/g),
];

export const block = (selector: string, declarations: Record<string, string>) =>
  `${selector} {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

/** The choice as a stylesheet that stands after the library's. */
export function themeCss(theme: Theme): string {
  const { fonts } = FAMILIES[theme.family];
  const scripts = fonts
    ? SCRIPTS.map(([, lang, others = '']) =>
        block(`:lang(${lang})`, {
          '--ui-font-sans': [...new Set(`${fonts}, ${others}`.split(/,\s*/))].join(', '),
        }),
      )
    : [];
  const own = block(':root,\n:host', { ...brandColours(theme), ...changedTokens(theme) });
  return [HEAD, DERIVATION, own, ...scripts].join('\n');
}

/**
 * The stylesheet of a brand of the toolbar.
 * @param brand a colour, or the name of a whole brand
 */
export const brandCss = (brand: string) =>
  themeCss(brand === 'print-shop' ? PRINT_SHOP : readTheme({ brand }));
