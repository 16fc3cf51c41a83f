import { designTokens, TOKENS_RESOLVER } from '@tooling/packages/ui/design-tokens.ts';
import { presetItem } from '@tooling/packages/registry/preset-item.ts';
import css from '../../packages/ui/src/styles/tokens.css?raw';
import { accentsOf } from './measure';
import { changedTokens, type Theme } from './theme';
import { block, themeCss } from './theme-css';

export interface ExportedFile {
  name: string;
  type: string;
  /** What one does with it. */
  use: string;
  text: string;
}

const json = (value: object) => JSON.stringify(value, undefined, 2);

const tokensOf = (theme: Theme) =>
  designTokens(
    [
      css,
      block(':root', changedTokens(theme)),
      block('.light', accentsOf(theme, 'light')),
      block('.dark', accentsOf(theme, 'dark')),
    ].join('\n'),
  );

export const exportedFiles = (theme: Theme): ExportedFile[] => [
  {
    name: 'brand.css',
    type: 'text/css',
    use: 'Import it after the stylesheet of the components. It needs no other file.',
    text: themeCss(theme),
  },
  {
    name: 'tokens.json',
    type: 'application/json',
    use: 'All design tokens with your choice, in the Design Tokens Format (2025.10), for Figma or Style Dictionary.',
    text: json(tokensOf(theme)),
  },
  {
    name: 'tokens.resolver.json',
    type: 'application/json',
    use: 'Goes beside tokens.json: it says which of its sets a theme consists of (resolver module, 2025.10).',
    text: json(TOKENS_RESOLVER),
  },
  {
    name: 'preset.json',
    type: 'application/json',
    use: 'For copies of the source: npx shadcn@latest add ./preset.json, then import src/product-ui/brand.css after styles.css.',
    text: json(presetItem('preset', themeCss(theme))),
  },
];
