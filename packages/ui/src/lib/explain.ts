/* Errors for developers, above all those without type checks. Bundlers remove them from production builds. */

import { languageOf, lineage } from './place';

declare const process: { env: { NODE_ENV?: string } };

/** Throws if a required prop is missing, in place of the engine's error about the first property that is read from it. */
export function requireProps(component: string, props: Record<string, unknown>) {
  if (process.env.NODE_ENV === 'production') return;
  for (const [name, value] of Object.entries(props))
    if (value === undefined || value === null)
      throw new TypeError(`@product/ui: ${component} needs the prop "${name}".`);
}

/** Reports a variant that does not exist, which would have no classes. */
export function checkVariants(
  props: Record<string, unknown>,
  variants: Record<string, Record<string, unknown>>,
) {
  for (const [name, values] of Object.entries(variants)) {
    const value = props[name];
    // `false` switches off a variant that is only on or off.
    if (value !== undefined && value !== null && value !== false && !Object.hasOwn(values, String(value)))
      console.error(
        `@product/ui: there is no ${name} "${String(value)}". There are: ${Object.keys(values).join(', ')}.`,
      );
  }
}

const said = new Set<string>();

/** Warns once on the console of what works differently from what its developer expects. */
function warn(sentence: string) {
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(`@product/ui: ${sentence}`);
}

const COPY = Symbol.for('@product/ui');

/** Finds a second copy of the library in the page. A server loads one for each of its environments. */
export function checkCopies() {
  if (typeof window === 'undefined') return;
  const page: { [COPY]?: unknown } = window as object;
  if ((page[COPY] ??= said) !== said)
    warn(
      'this page has two copies of the library, and a UiProvider of one does nothing for pieces of the other. Let all packages take one version: "npm ls @product/ui" (pnpm why, yarn why) shows which ask for others.',
    );
}

/** Throws if a locale is not a language tag, in place of a `RangeError` that does not name it. */
export function requireLocale(locale: string) {
  let known: string[];
  try {
    known = Intl.PluralRules.supportedLocalesOf(locale);
  } catch {
    throw new RangeError(
      `@product/ui: the locale "${locale}" of UiProvider is not a language tag (BCP 47). Write it as "de" or "pt-BR", with a hyphen.`,
    );
  }
  if (known.length === 0)
    warn(
      `nothing is known here of the locale "${locale}" of UiProvider, so that numbers and dates are in another language. Write it as a language tag (BCP 47): "de" or "pt-BR".`,
    );
}

/** Throws if a currency is not a code, in place of a `RangeError` from the piece that shows the first price. */
export function requireCurrency(currency: string) {
  const code = currency.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code))
    throw new RangeError(
      `@product/ui: the currency "${currency}" of UiProvider is not a code of ISO 4217. Write its three letters, such as "EUR"; the sign in prices follows from it.`,
    );
  if (!Intl.supportedValuesOf('currency').includes(code))
    warn(
      `nothing is known here of the currency "${currency}" of UiProvider, so that prices show these letters. Write a code of ISO 4217, such as "EUR".`,
    );
}

/** Oklch of the `initial-value` in `brand.css`, which stands in for a colour of the host. */
const NO_BRAND = '(0.52 0.255 285)';

interface Provider {
  locale: string;
  direction: string;
}

export const checkPlace = (place: Element, provider: Provider) => mistakesAt(place, provider).forEach(warn);

/** Compares what surrounds a provider with its props, and with what the stylesheets need. Returns a sentence for each mistake. */
export function mistakesAt(place: Element, { locale, direction }: Provider): string[] {
  const style = place.isConnected && place.ownerDocument.defaultView?.getComputedStyle(place);
  const mistakes: string[] = [];
  if (!style) return mistakes;
  const around = place.closest<HTMLElement>('[dir=ltr], [dir=rtl]')?.dir || style.direction;
  if (around && around !== direction)
    mistakes.push(
      `UiProvider has the locale "${locale}", written ${direction}, where the page is ${around}, so that only half of it is mirrored. Set dir="${direction}" and lang="${locale}" on <html>, or on an element around UiProvider.`,
    );
  const language = languageOf(place);
  if (language && language.split('-')[0] !== locale.split('-')[0])
    mistakes.push(
      `UiProvider has the locale "${locale}" where the page has lang="${language}", so that screen readers pronounce its texts wrongly. Set lang="${locale}" on <html>, or on an element around UiProvider.`,
    );

  // Test environments have no layout, and mostly no stylesheet.
  if (place.ownerDocument.documentElement.clientHeight === 0) return mistakes;
  const token = (name: string) => style.getPropertyValue(`--ui-${name}`).trim();
  if (!token('surface'))
    mistakes.push(
      'no stylesheet of the library applies here, so that nothing has a look. Import "@product/ui/standalone.css", or with Tailwind "@product/ui/styles.css"; a shadow root has to adopt it, too.',
    );
  else if (!token('accent') || isWithoutBrand(place))
    mistakes.push(
      'brand.css finds no colour in --ui-brand, so that accents are those of the library. Set it on :root (in a shadow root on :host) to a colour, such as --ui-brand: green, after the import.',
    );
  return mistakes;
}

/** Whether there is no colour where `brand.css` computes the accents: one that is set below comes too late. */
function isWithoutBrand(place: Element) {
  const at = lineage(place).find((each) => each.matches(':root, .light, .dark') || each.shadowRoot);
  const brand = at && getComputedStyle(at).getPropertyValue('--ui-brand');
  return brand?.trim().endsWith(NO_BRAND);
}
