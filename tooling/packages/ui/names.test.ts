import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

const THEME = `@custom-variant dark (&:where(.dark, .dark *));

@theme inline reference {
  --color-*: initial;
  --color-ink: var(--ui-ink);
  --text-xl: var(--ui-text-xl);
  --text-xl--line-height: var(--ui-leading-xl);
  --spacing: var(--ui-spacing);
  --default-font-family: var(--ui-font-sans);
}

@theme {
  --breakpoint-xs: 30rem; /* below: dialogs become sheets */
}
`;

test('every name has a prefix, and no default of Tailwind is removed or replaced', () => {
  const [, block] = namesOf(THEME).split('@theme inline reference ');
  expect(block).toBe(`{
  --color-ui-ink: var(--ui-ink);
  --text-ui-xl: var(--ui-text-xl);
  --text-ui-xl--line-height: var(--ui-leading-xl);
  --breakpoint-ui-xs: 30rem;
}
`);
});
