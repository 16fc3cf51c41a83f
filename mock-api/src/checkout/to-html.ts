import type { Page, Tree } from './tree';

const VOID_TAGS = ['input', 'br', 'hr'];
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Converts a tree to HTML. Texts and attribute values are escaped. */
export function toHtml(tree: Tree): string {
  if (typeof tree === 'string') return escape(tree);
  const { tag, attributes, children } = tree;
  const start = [tag, ...Object.entries(attributes).flatMap(toAttribute)].join(' ');
  return VOID_TAGS.includes(tag) ? `<${start}>` : `<${start}>${children.map(toHtml).join('')}</${tag}>`;
}

/**
 * Converts a page to a complete HTML document without scripts.
 * @param style CSS, inserted unescaped
 */
export function toDocument({ title, body }: Page, style: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>${body.map(toHtml).join('')}</body>
</html>
`;
}

function toAttribute([name, value]: [string, string | boolean | undefined]): string[] {
  if (value === undefined || value === false) return [];
  return [value === true ? name : `${name}="${escape(value)}"`];
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
