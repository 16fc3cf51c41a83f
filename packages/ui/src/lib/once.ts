/**
 * Creates a value at its first use. Used for objects of `Intl`: the first one of a page takes 25 ms and some others up
 * to 4 ms on a desktop, which would block hydration.
 */
export function once<Value extends NonNullable<unknown>>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
