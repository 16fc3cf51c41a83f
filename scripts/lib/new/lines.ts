/**
 * Adds a line to a document, after the last one with the same start.
 * @throws if no line starts so
 */
export function addLineAfterLast(text: string, start: string, line: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => one.startsWith(start));
  if (last === -1) throw new Error(`No line starts with "${start}".`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
}
