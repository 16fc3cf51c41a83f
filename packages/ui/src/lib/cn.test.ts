import { expect, test } from 'vitest';
import { cn } from './cn';

test('a later size replaces an earlier one and leaves the colour', () => {
  expect(cn('text-2xs text-ink-muted', 'text-sm')).toBe('text-ink-muted text-sm');
});

test('a later colour replaces an earlier one and leaves the size', () => {
  expect(cn('text-sm text-ink-muted', 'text-accent-ink')).toBe('text-sm text-accent-ink');
});

test('shadows of the scale replace each other', () => {
  expect(cn('shadow-1', 'shadow-3')).toBe('shadow-3');
});

test('radii of the scale replace each other', () => {
  expect(cn('rounded-sm', 'rounded-lg')).toBe('rounded-lg');
});

test('a gradient of ours replaces another and leaves the background colour', () => {
  expect(cn('bg-accent bg-spark', 'bg-none')).toBe('bg-accent bg-none');
  expect(cn('bg-surface', 'bg-scrim')).toBe('bg-surface bg-scrim');
});

test('named durations and animations replace each other', () => {
  expect(cn('duration-fast animate-grow-in', 'duration-slow animate-rise-in')).toBe(
    'duration-slow animate-rise-in',
  );
});

test('the page measures count as spacing', () => {
  expect(cn('px-gutter', 'px-4')).toBe('px-4');
  expect(cn('max-w-page', 'max-w-lg')).toBe('max-w-lg');
});

test('what is false is left out', () => {
  expect(cn('flex', false, undefined, { hidden: true })).toBe('hidden');
});
