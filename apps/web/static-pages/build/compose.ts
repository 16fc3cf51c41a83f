import { parseFragment, serialize } from 'parse5';
import { END_ID, LOAD_ERROR_TEXTS, PAGE_DATA, PRERENDERED, STYLE, type PageData } from '../protocol.ts';
import {
  append,
  attributeOf,
  elementsOf,
  find,
  parse,
  remove,
  setAttribute,
  textOf,
  type Html,
} from './html.ts';

/** A page in one language, as React renders it: tags that belong in the head come first. */
export interface Rendered {
  path: string;
  html: string;
}

/**
 * On a slow connection a page arrives in chunks, and elements that are centred or share a width would shift with each
 * chunk. A browser that supports `rel=expect` blocks rendering until the element with that id is parsed; an older one
 * renders chunk by chunk.
 */
const EXPECT_END = `<link rel="expect" href="#${END_ID}" blocking="render">`;
const END = `<template id="${END_ID}"></template>`;

/**
 * Inserts a rendered page into the shell: the content into the root, tags for the head into the head. Its title
 * replaces the shell's. The code is left to the first script, since the page is visible without it: styles, typeface
 * and images load first. The code of an outline, which shows little, is fetched at once, but after the styles.
 * @param shell the page without content, as served for every other path
 * @param data the data of the first script, except for the parts that the shell contains
 */
export function composePage(
  shell: string,
  { path, html, isOutline = false }: Rendered & { isOutline?: boolean },
  { screenCode, ...data }: Omit<PageData, 'brand' | 'code'>,
): string {
  const page = parse(shell);
  const [head, body, title] = [find(page, 'head'), find(page, 'body'), find(page, 'title')];
  const root = find(body, 'div', 'id');
  const { headNodes, content } = readRendered(html);
  if (headNodes.some(({ nodeName }) => nodeName === 'title')) remove(title);
  append(head, headNodes);
  append(head, EXPECT_END);
  setAttribute(root, PRERENDERED, path);
  append(root, content);
  append(body, END);
  if (isOutline)
    append(head, screenCode.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`).join(''));
  const code = codeIn(page);
  for (const element of code) {
    if (isOutline) setAttribute(element, 'fetchpriority', 'low');
    else remove(element);
  }
  const deferred = isOutline ? { code: [], screenCode: [] } : { code: code.map(urlOf), screenCode };
  const pageData: PageData = { ...data, brand: textOf(title), ...deferred };
  setAttribute(find(page, 'script', LOAD_ERROR_TEXTS), PAGE_DATA, JSON.stringify(pageData));
  return serialize(page);
}

/**
 * The same page in another language, from which the first script takes the content. Not for search engines, which
 * index the page itself.
 */
export function composeTranslation(language: string, { path, html }: Rendered): string {
  const page = parse(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="robots" content="noindex"><div></div>`,
  );
  const { headNodes, content } = readRendered(html);
  const root = find(page, 'div');
  append(find(page, 'head'), headNodes);
  setAttribute(root, PRERENDERED, path);
  append(root, content);
  return serialize(page);
}

export function appendToHead(html: string, tags: string): string {
  const page = parse(html);
  append(find(page, 'head'), tags);
  return serialize(page);
}

/** The URLs of the code that a page's HTML references: the entry, then its imports. */
export const codeOf = (page: string) => codeIn(parse(page)).map(urlOf);

function codeIn(page: Html.Document) {
  const elements = [...elementsOf(page)];
  const imports = elements.filter((element) => attributeOf(element, 'rel') === 'modulepreload');
  return [find(page, 'script', 'type'), ...imports];
}

const urlOf = (element: Html.Element) => attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? '';

function readRendered(html: string) {
  const { childNodes } = parseFragment(html);
  const isHeadNode = ({ nodeName }: Html.ChildNode) => ['title', 'meta', 'link'].includes(nodeName);
  return {
    headNodes: childNodes.filter(isHeadNode),
    content: childNodes.filter((node) => !isHeadNode(node)),
  };
}

/**
 * The Content-Security-Policy refuses style attributes in HTML. Each distinct style becomes a rule of one style sheet
 * for all pages; the app changes its styles by script.
 */
export function createStyleRules() {
  const numbers = new Map<string, number>();
  return {
    /** The HTML with a reference to a rule in place of each style attribute. */
    extractFrom(html: string) {
      const fragment = parseFragment(html);
      for (const element of elementsOf(fragment)) {
        const style = attributeOf(element, 'style');
        if (style === undefined) continue;
        if (!numbers.has(style)) numbers.set(style, numbers.size);
        setAttribute(element, 'style', undefined);
        setAttribute(element, STYLE, String(numbers.get(style)));
      }
      return serialize(fragment);
    },
    text: () => [...numbers].map(([style, number]) => `[${STYLE}="${number}"]{${style}}`).join('\n'),
  };
}
