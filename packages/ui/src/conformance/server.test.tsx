import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cases } from './cases';

const NAMED = Object.entries(cases).map(([name, renderCase]) => ({ name, renderCase }));

test('the test environment has no window', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test.each(NAMED)('$name renders on a server', ({ renderCase }) => {
  expect(() => renderToString(renderCase({}))).not.toThrow();
});

test.each(NAMED)('$name renders no file URL', ({ renderCase }) => {
  expect(renderToString(renderCase({}))).not.toContain('file:');
});

// A press before hydration is replayed (ADR 0013), and a disabled button fires no event.
test.each(NAMED)('$name has no disabled button in the HTML of a server', ({ renderCase }) => {
  expect(renderToString(renderCase({})), 'use aria-disabled, with the reason beside it').not.toMatch(
    /<button[^>]* disabled=/,
  );
});
