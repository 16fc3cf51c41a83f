/**
 * A value that is created when it is first asked for. Objects of `Intl` are: a page's first one takes 25 ms and some
 * others 4, on a desktop, and without this all of them would be created while the page is being hydrated.
 */
export function once<Value extends NonNullable<unknown>>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
