import { graphemesOf } from '../../../lib/graphemes';

const lengthOf = (text: string) => [...text].length;

/** Shortens a text to at most `max` code points. It cuts between graphemes and ends in an ellipsis. */
export function clipText(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  let kept = '';
  let left = max - 1;
  for (const grapheme of graphemesOf(text)) {
    left -= lengthOf(grapheme);
    if (left < 0) break;
    kept += grapheme;
  }
  return `${kept.trimEnd()}…`;
}
