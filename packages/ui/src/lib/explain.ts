/* Errors for developers, above all those without type checks. Bundlers remove them from production builds. */

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

/** Throws if a locale is no language tag, in place of a `RangeError` that does not name it. */
export function requireLocale(locale: string) {
  if (process.env.NODE_ENV === 'production') return;
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    throw new RangeError(
      `@product/ui: the locale "${locale}" of UiProvider is no language tag (BCP 47). Write it as "de" or "pt-BR", with a hyphen.`,
    );
  }
}
