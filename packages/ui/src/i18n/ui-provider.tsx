import { directionOf } from '@product/domain';
import { Direction } from 'radix-ui';
import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { checkCopies, requireCurrency, requireLocale } from '../lib/explain';
import { createLookup } from './lookup';
import { createFormat, type Format } from './format';
import { PlainLink, type LinkProps } from './link';
import { PlaceCheck } from './place-check';
import type { TextLookup, UiTextOverrides } from './texts';

declare const process: { env: { NODE_ENV?: string } };

/** Language, direction, formats and link component, and the texts of the pieces. */
export interface Ui {
  locale: string;
  t: TextLookup;
  direction: 'ltr' | 'rtl';
  format: Format;
  Link: ComponentType<LinkProps>;
}

const createUi = (
  locale = 'en',
  texts?: UiTextOverrides,
  direction = directionOf(locale),
  Link: ComponentType<LinkProps> = PlainLink,
  currency?: string,
  format?: Partial<Format>,
): Ui => {
  if (process.env.NODE_ENV !== 'production') {
    checkCopies();
    requireLocale(locale);
    if (currency !== undefined) requireCurrency(currency);
  }
  return {
    locale,
    t: createLookup(locale, texts),
    direction,
    format: { ...createFormat(locale, currency), ...format },
    Link,
  };
};

const UiContext = createContext<Ui | undefined>(undefined);
let defaults: Ui | undefined;

export interface UiProviderProps {
  /**
   * BCP 47 tag of the language of texts, numbers, prices and dates.
   * @default 'en'
   */
  locale?: string;
  /**
   * Writing direction. By default that of the locale. The host sets it on the page as well: `dir` and `lang` belong to
   * `<html>`, or to an element around the provider. In development a difference is a warning.
   */
  direction?: 'ltr' | 'rtl';
  /**
   * Catalogue of the locale, from `@product/ui/locales/<locale>.json`, or some texts only. English is built in. Keep the
   * object: a new one renders all pieces again.
   */
  texts?: UiTextOverrides;
  /** Link component of the host, for instance a router's. By default a plain anchor. */
  link?: ComponentType<LinkProps>;
  /**
   * ISO 4217 code of the currency that all prices are in.
   * @default 'GBP'
   */
  currency?: string;
  /** Formats in place of those of the locale, for instance of `price`. Keep the object. */
  format?: Partial<Format>;
  children: ReactNode;
}

/**
 * Sets language, direction, formats and link component of the pieces. Without it they are in English and render plain
 * anchors.
 * @public
 */
export function UiProvider({ locale, direction, texts, link, currency, format, children }: UiProviderProps) {
  const ui = useMemo(
    () => createUi(locale, texts, direction, link, currency, format),
    [locale, texts, direction, link, currency, format],
  );
  return (
    <UiContext value={ui}>
      <Direction.Provider dir={ui.direction}>{children}</Direction.Provider>
      {process.env.NODE_ENV !== 'production' && <PlaceCheck locale={ui.locale} direction={ui.direction} />}
    </UiContext>
  );
}

/**
 * Language, direction, texts, formats and link component of the nearest `UiProvider`; without one the defaults. The same
 * object until the provider's props change.
 */
export const useUi = (): Ui => use(UiContext) ?? (defaults ??= createUi());
