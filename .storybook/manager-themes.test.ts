import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toHex } from '../packages/ui/src/styles/contrast';
import { readThemes } from '../packages/ui/src/styles/contrast-pairs';
import { MANAGER_COLOURS } from './manager-themes';

const tokens = readThemes(
  readFileSync(new URL('../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8'),
);

test.each(['light', 'dark'] as const)("Storybook's %s theme has the colours of the tokens", (theme) => {
  for (const [name, hex] of Object.entries(MANAGER_COLOURS[theme])) {
    const colour = tokens[theme].get(name);
    expect(colour && toHex(colour), `--ui-${name} of tokens.css`).toBe(hex);
  }
});
