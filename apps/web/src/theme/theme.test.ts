// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOUNT_EVENT } from '../../static-pages/protocol';
import { syncTheme } from './show-theme';
import { themeStore } from './theme';

class System extends EventTarget {
  matches = false;
  become(theme: 'light' | 'dark') {
    this.matches = theme === 'dark';
    this.dispatchEvent(new Event('change'));
  }
}

let system: System;
const shown = () => document.documentElement.className;

beforeEach(() => {
  system = new System();
  vi.stubGlobal('matchMedia', () => system);
  localStorage.clear();
  syncTheme();
});
afterEach(() => {
  window.dispatchEvent(new Event(MOUNT_EVENT));
  vi.unstubAllGlobals();
});

test('the operating system is followed before the app mounts', () => {
  expect(shown()).toBe('light');
  system.become('dark');
  expect(shown()).toBe('dark');
});

test('a choice in another tab is followed before the app mounts', () => {
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new Event('storage'));
  expect(shown()).toBe('dark');
});

test('a change while the app mounts is applied when it subscribes', () => {
  window.dispatchEvent(new Event(MOUNT_EVENT));
  system.become('dark');
  expect(shown(), 'the app has its own choice, which the first script does not know').toBe('light');
  const stop = themeStore.subscribe(() => undefined);
  expect(shown()).toBe('dark');
  stop();
});
