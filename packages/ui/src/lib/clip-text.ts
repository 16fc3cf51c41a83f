import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';
import { graphemesOf } from './graphemes';

const lengthOf = (text: string) => [...text].length;

/** Shortens a text to at most `max` code points, by default those of a toast. It cuts between graphemes and ends in an ellipsis. */
export function clipText(text: string, max = TOAST_TEXT_MAX_LENGTH): string {
  if (lengthOf(text) <= max) return text;
  let clipped = '';
  let remaining = max - 1;
  for (const grapheme of graphemesOf(text)) {
    remaining -= lengthOf(grapheme);
    if (remaining < 0) break;
    clipped += grapheme;
  }
  return `${clipped.trimEnd()}…`;
}
