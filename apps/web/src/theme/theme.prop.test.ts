// @vitest-environment happy-dom
import { THEMES } from '@product/domain';
import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { showTheme } from './show-theme';
import { themeStore } from './theme';

const stored = fc.oneof(
  fc.constantFrom(...THEMES, ...THEMES.flatMap((theme) => [theme.toUpperCase(), ` ${theme}`, `"${theme}"`])),
  hostileText,
  fc.constant(null),
);

/** A browser's storage. If it is closed to the page, reading it throws. */
const storageOf = (text: string | null, isClosed: boolean) => ({
  getItem() {
    if (isClosed) throw new DOMException('The operation is insecure.', 'SecurityError');
    return text;
  },
});

afterEach(() => {
  document.documentElement.className = '';
  vi.unstubAllGlobals();
});

function classBeforeFirstPaint(): string {
  document.documentElement.className = '';
  showTheme();
  return document.documentElement.className;
}

test(
  'whatever is stored, a page is light or dark, and the same before its first paint as after',
  { tags: ['req:product.theme'] },
  () => {
    const stop = themeStore.subscribe(() => undefined);
    fc.assert(
      fc.property(stored, fc.boolean(), fc.boolean(), (text, isClosed, systemIsDark) => {
        vi.stubGlobal('localStorage', storageOf(text, isClosed));
        vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
        const early = classBeforeFirstPaint();
        window.dispatchEvent(new Event('storage'));
        const theme = themeStore.get();
        expect(THEMES).toContain(theme);
        expect(early).toBe(theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme);
        expect(document.documentElement.className).toBe(early);
      }),
    );
    vi.unstubAllGlobals();
    stop();
  },
);
