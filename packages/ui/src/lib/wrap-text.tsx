import { Children, type ReactNode } from 'react';

/**
 * The children, with each run of text in a `<span>`. A browser that translates a page puts elements in place of its
 * text nodes. React finds such a node no more: it fails to insert an element before it or to remove it, and an update
 * of it is not shown. It can do all three with an element that contains nothing but text.
 */
export function wrapText(children: ReactNode): ReactNode {
  const parts: ReactNode[] = [];
  Children.forEach(children, (child) => parts.push(child));
  if (!parts.some(isText)) return children;
  // Adjacent texts are one item of a flexible box or grid, and stay one.
  return Children.map(children, (child, index) => {
    if (!isText(child)) return child;
    if (isText(parts[index - 1])) return null;
    const end = parts.findIndex((part, at) => at > index && !isText(part));
    const text = parts.slice(index, end === -1 ? undefined : end).join('');
    return text.trim() === '' ? text : <span>{text}</span>;
  });
}

const isText = (child: ReactNode) =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
