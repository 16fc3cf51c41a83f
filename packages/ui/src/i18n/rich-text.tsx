import { Fragment, type ReactNode } from 'react';
import { wrapText } from '../lib/wrap-text';

const TAGGED = /<(\w+)>(.*?)<\/\1>/g;

export interface RichTextProps {
  /** Text with named tags: `I agree to the <terms>Terms</terms>`. */
  text: string;
  /** Render function of each tag by name. A tag without one shows its text. */
  components: Record<string, (words: string) => ReactNode>;
}

/**
 * Renders a text of a catalogue that contains links or other elements. Translators see the whole sentence, and nothing
 * is parsed as HTML.
 * @public
 */
export function RichText({ text, components }: RichTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAGGED)) {
    const [tag, name = '', content = ''] = match;
    const render = Object.hasOwn(components, name) ? components[name] : undefined;
    parts.push(
      text.slice(end, match.index),
      render ? <Fragment key={match.index}>{render(content)}</Fragment> : content,
    );
    end = match.index + tag.length;
  }
  parts.push(text.slice(end));
  return wrapText(parts);
}
