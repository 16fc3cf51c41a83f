import { expect, test } from 'vitest';
import { allowUndefined } from './undefined-props.ts';

test.each([
  ['interface A { b?: string; }', 'interface A { b?: string | undefined; }'],
  ['interface A { b?: () => void; }', 'interface A { b?: (() => void) | undefined; }'],
  ['interface A { b?: { c?: 1; }; }', 'interface A { b?: { c?: 1 | undefined; } | undefined; }'],
  ['type A = { readonly b?: "x" | "y"; }', 'type A = { readonly b?: "x" | "y" | undefined; }'],
  ['declare class A { b?: number; }', 'declare class A { b?: number | undefined; }'],
  [
    'interface A { b?: (c: { d?: 1 }) => void; }',
    'interface A { b?: ((c: { d?: 1 | undefined }) => void) | undefined; }',
  ],
])('%s takes undefined', (before, after) => {
  expect(allowUndefined(before)).toBe(after);
});

test.each([
  'interface A { b: string; }',
  'interface A { b?: string | undefined; }',
  'interface A { b?: any; }',
  'declare function a(b?: string): void;',
  'declare const a: { b?: string; };',
  'interface A { b?(): void; }',
])('%s stays', (text) => {
  expect(allowUndefined(text)).toBe(text);
});
