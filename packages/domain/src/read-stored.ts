/** The fields of a JSON text, unchecked: anybody may write into a storage. It has none if it is no JSON. */
export function readStored<Value>(stored: string | null): { [Key in keyof Value]?: unknown } {
  try {
    return Object(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}
