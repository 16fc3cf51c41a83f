import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cases } from './cases';

const NAMED = Object.entries(cases).map(([name, draw]) => ({ name, draw }));

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test.each(NAMED)('$name renders on a server', ({ draw }) => {
  expect(() => renderToString(draw({}))).not.toThrow();
});

test.each(NAMED)('$name names no file of the server', ({ draw }) => {
  expect(renderToString(draw({}))).not.toContain('file:');
});
