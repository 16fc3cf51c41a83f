import { Fragment, type ReactNode } from 'react';

const TAGGED = /<(\w+)>(.*?)<\/\1>/g;

export interface RichTextProps {
  /** Text with named marks: `I agree to the <terms>Terms</terms>`. */
  text: string;
  /** Render function of each mark by name. A mark without one shows its text. */
  marks: Record<string, (words: string) => ReactNode>;
}

/**
 * Renders a text of a catalogue that contains links or other elements. Translators see the whole sentence, and nothing
 * is parsed as HTML.
 */
export function RichText({ text, marks }: RichTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAGGED)) {
    const [whole, name = '', words = ''] = match;
    const draw = Object.hasOwn(marks, name) ? marks[name] : undefined;
    parts.push(text.slice(end, match.index), draw?.(words) ?? words);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
