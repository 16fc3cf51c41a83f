/** A range of bytes in a file; `end` is exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header (RFC 9110, section 14). The whole file is a valid answer to a malformed header, another unit,
 * or several ranges.
 * @returns `'none'` if the range contains no byte of the file (416)
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
