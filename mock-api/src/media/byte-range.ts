/** A part of a file, in bytes; the end is the first byte that is no longer part of it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header asks of a file (RFC 9110, section 14). What is malformed, in another unit, or several ranges
 * at once may be answered with the whole file.
 * @returns `'none'` if no byte of it lies in the file (416)
 */
export function readRange(header: string | null, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size }
      : { start: Number(first), end: last === '' ? size : Math.min(size, Number(last) + 1) };
  return range.start < range.end ? range : 'none';
}
