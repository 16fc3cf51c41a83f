import { Fragment, type ReactNode } from 'react';

const TAGGED = /<(\w+)>(.*?)<\/\1>/g;

export interface RichTextProps {
  /** A text with named marks: `I agree to the <terms>Terms</terms>`. */
  text: string;
  /** How each mark is drawn. A mark without a drawing shows its words. */
  marks: Record<string, (words: string) => ReactNode>;
}

/** A catalogue's sentence with links in it. The words stay whole for translators and nothing is parsed as HTML. */
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
