'use client';

import { Direction } from 'radix-ui';
import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { createLookup } from './lookup';
import { createFormat, type Format } from './format';
import { PlainLink, type LinkProps } from './link';
import type { TextLookup, UiTexts } from './texts';

interface Ui {
  t: TextLookup;
  locale: string;
  direction: 'ltr' | 'rtl';
  format: Format;
  Link: ComponentType<LinkProps>;
  onLoadError: (error: unknown) => void;
}

const createUi = (
  locale = 'en',
  texts?: UiTexts,
  direction?: 'ltr' | 'rtl',
  Link: ComponentType<LinkProps> = PlainLink,
  onLoadError: (error: unknown) => void = console.error,
): Ui => ({
  t: createLookup(locale, texts),
  locale,
  direction: direction ?? (RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'),
  format: createFormat(locale),
  Link,
  onLoadError,
});

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/i;

const UiContext = createContext<Ui | undefined>(undefined);
let english: Ui | undefined;

export interface UiProviderProps {
  /**
   * BCP 47 tag of the language that texts, numbers, prices and dates are in.
   * @default 'en'
   */
  locale?: string;
  /** Writing direction. By default the locale's own. */
  direction?: 'ltr' | 'rtl';
  /** The locale's catalogue, from `@product/ui/locales/<locale>.json`. English is built in. */
  texts?: UiTexts;
  /** The host's link. By default a plain anchor. */
  link?: ComponentType<LinkProps>;
  /**
   * Called when a menu or a drawer was pressed for and its code, which is fetched then, did not come. The next press
   * tries again.
   * @default console.error
   */
  onLoadError?: (error: unknown) => void;
  children: ReactNode;
}

/** Gives the pieces their language, direction and links. Without it they speak English and link plainly. */
export function UiProvider({ locale, direction, texts, link, onLoadError, children }: UiProviderProps) {
  const ui = useMemo(
    () => createUi(locale, texts, direction, link, onLoadError),
    [locale, texts, direction, link, onLoadError],
  );
  return (
    <UiContext value={ui}>
      <Direction.Provider dir={ui.direction}>{children}</Direction.Provider>
    </UiContext>
  );
}

/** The language, direction, formats and link that the nearest `UiProvider` gives. */
export function useUi(): Ui {
  return use(UiContext) ?? (english ??= createUi());
}
