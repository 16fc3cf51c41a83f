import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toHex } from '../packages/ui/src/styles/contrast';
import { readThemes } from '../packages/ui/src/styles/contrast-pairs';
import { BRAND } from '../apps/web/src/config/settings';
import { parseTokens } from '../packages/ui/src/styles/parse-tokens';
import { MANAGER_COLOURS, MANAGER_RADIUS } from './manager-themes';

const css = readFileSync(new URL('../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8');
const tokens = readThemes(css);

test.each(['light', 'dark'] as const)("Storybook's %s theme has the colours of the tokens", (theme) => {
  for (const [name, hex] of Object.entries(MANAGER_COLOURS[theme])) {
    const colour = tokens[theme].get(name);
    expect(colour && toHex(colour), `--ui-${name} of tokens.css`).toBe(hex);
  }
});

test("Storybook's corners are those of the tokens", () => {
  const radius = parseTokens(css).shared.find(({ name }) => name === 'radius-sm')?.value;
  expect(radius, '--ui-radius-sm of tokens.css').toBe(`${MANAGER_RADIUS}px`);
});

test("Storybook's logo has the product's name", () => {
  expect(readFileSync(new URL('public/brand.svg', import.meta.url), 'utf8')).toContain(`>${BRAND}<`);
});
