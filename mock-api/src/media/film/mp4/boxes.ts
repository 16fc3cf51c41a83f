/** Contents of a box: bytes, text with one byte per character, or other boxes. */
export type Part = Uint8Array<ArrayBuffer> | string | readonly Part[];

/** A box of the ISO base media file format (ISO/IEC 14496-12, clause 4.2): size, type of four letters, contents. */
export function box(name: string, ...contents: readonly Part[]): Part {
  return [u32(8 + sizeOf(contents)), name, contents];
}

/** A box with version and flags. */
export function fullBox(name: string, flags: number, ...contents: readonly Part[]): Part {
  return box(name, u32(flags), ...contents);
}

export function u8(...values: readonly number[]): Part {
  return Uint8Array.from(values);
}

export function u16(...values: readonly number[]): Part {
  return Uint8Array.from(values.flatMap((value) => [value >>> 8, value]));
}

export function u32(...values: readonly number[]): Part {
  return Uint8Array.from(values.flatMap((value) => [value >>> 24, value >>> 16, value >>> 8, value]));
}

export function sizeOf(part: Part): number {
  return typeof part === 'string' || part instanceof Uint8Array
    ? part.length
    : part.reduce((sum, inner) => sum + sizeOf(inner), 0);
}

export function toBytes(part: Part): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(sizeOf(part));
  let length = 0;
  const write = (inner: Part) => {
    if (typeof inner === 'string') for (const letter of inner) file[length++] = letter.charCodeAt(0);
    else if (inner instanceof Uint8Array) {
      file.set(inner, length);
      length += inner.length;
    } else inner.forEach(write);
  };
  write(part);
  return file;
}
