import { ApiError, ContractError } from '@product/api-client';
import { expect, test } from 'vitest';
import type { ErrorContext } from '../lib/report-error';
import { toErrorReport } from './to-error-report';

const BASE = 'https://studio.example/app/';
const PAGE = { page: '/gallery', release: 'index-1.js', base: BASE };

const report = (error: unknown, context: Partial<ErrorContext> = {}) =>
  toErrorReport(error, { where: 'window', ...context }, PAGE);

const withStack = (message: string, ...lines: string[]) =>
  Object.assign(new TypeError(message), { stack: lines.join('\n') });

test.each([
  [
    'Chromium',
    withStack(
      'x is null',
      'TypeError: x is null',
      `    at draw (${BASE}assets/base-Dq3x.js:1:2034)`,
      `    at async ${BASE}assets/index-1.js:9:7`,
      '    at new Promise (<anonymous>)',
      '    at https://extension.example/inject.js:1:2',
    ),
  ],
  [
    'Firefox and Safari',
    withStack(
      'x is null',
      `draw@${BASE}assets/base-Dq3x.js:1:2034`,
      `async*@${BASE}assets/index-1.js:9:7`,
      '@https://extension.example/inject.js:1:2',
    ),
  ],
])("an error of %s is its name and the positions in the build's own files", (_browser, error) => {
  expect(report(error, { where: 'call creations.list', requestId: 'req-7' })).toEqual({
    kind: 'error',
    where: 'call creations.list',
    name: 'TypeError',
    requestId: 'req-7',
    stack: ['assets/base-Dq3x.js:1:2034', 'assets/index-1.js:9:7'],
    page: '/gallery',
    release: 'index-1.js',
  });
});

test('a stack has at most 20 positions', () => {
  const lines = Array.from({ length: 100 }, (_, line) => `f@${BASE}assets/base-1.js:${line + 1}:1`);
  expect(report(withStack('', ...lines)).stack).toHaveLength(20);
});

test('the status of a response and the number of a React error are sent', () => {
  expect(report(new ApiError(503, 'Back at noon.')).status).toBe(503);
  expect(report(new Error('Minified React error #418; visit https://react.dev/errors/418')).reactError).toBe(
    418,
  );
});

/** Of each kind of private text one, none of which is part of another. */
const PRIVATE = {
  prompt: 'a lighthouse in a storm',
  title: 'Night rain over Lisbon',
  'e-mail': 'lovelace@example.com',
  username: 'ada_l0velace',
  cookie: 'session=4f9d2a77',
  query: '?reset=9b1c',
  'blob address': 'blob:https://studio.example/0a1b-2c3d',
  'media address': 'https://media.example/users/7/private.jpg',
  'page address': 'https://studio.example/app/gallery?q=secrets',
};

/** The ways by which a text gets into an error. */
const WAYS: Record<string, (text: string) => [error: unknown, context?: Partial<ErrorContext>]> = {
  'in a message': (text) => [new Error(text)],
  "in an engine's message": (text) => [
    withStack(
      `Unexpected token 'a', "${text}" is not valid JSON`,
      `SyntaxError: Unexpected token 'a', "${text}" is not valid JSON`,
      `    at parse (${BASE}assets/base-1.js:1:2)`,
    ),
  ],
  "in a message that looks like a stack's line": (text) => {
    const message = `x\n    at f (${BASE}assets/${text}.js:1:2)\n    at ${BASE}assets/${text.replace(/\W/g, '-')}.js:1:2`;
    return [withStack(message, `Error: ${message}`, `    at ${BASE}assets/base-1.js:1:2`)];
  },
  'in the name of a function': (text) => [
    withStack('x', 'Error: x', `    at ${text} (${BASE}assets/base-1.js:1:2)`),
  ],
  'in an address of the stack': (text) => [
    withStack('x', `f@${text}:1:2`, `f@${BASE}assets/a.js?${text}:1:2`),
  ],
  'in the name of an error': (text) => [Object.assign(new Error('x'), { name: text })],
  'in a cause': (text) => [new Error('x', { cause: new Error(text) })],
  'in a property': (text) => [Object.assign(new Error('x'), { prompt: text })],
  'as a string': (text) => [text],
  'in an object': (text) => [{ message: text, stack: `f@${BASE}assets/${text}.js:1:2` }],
  'in the body of a response': (text) => [new ApiError(500, JSON.stringify({ message: text }), text)],
  'in an answer against the contract': (text) => [
    new ContractError('creations.list', `0.title: ${text}`, new Error(text)),
  ],
  'in a React error': (text) => [new Error(`Minified React error #31; args[]=${text}`)],
  'in the id of a request': (text) => [new Error('x'), { requestId: `${text} ` }],
};

const CASES = Object.entries(WAYS).flatMap(([way, make]) =>
  Object.entries(PRIVATE).map(([kind, text]) => ({ way, kind, make, text })),
);

test.each(CASES)('a report contains no $kind that came $way', ({ make, text }) => {
  const [error, context] = make(text);
  const sent = JSON.stringify(report(error, context));
  expect(sent).not.toContain(text);
  expect(sent).not.toContain(text.replace(/\W/g, '-'));
});
