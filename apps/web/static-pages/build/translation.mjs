import { HOISTED, unescapeHtml } from './compose.mjs';

/**
 * The format that static-pages/client/translate-page.ts reads.
 * @typedef {object} Translation
 * @property {string} [title]
 * @property {string} [description]
 * @property {number} size
 * @property {[number, (string | 0)[] | 0, Record<string, string | null> | 0][]} changes
 */

const VOID = /^(?:br|col|hr|img|input|link|meta|source|wbr)$/;
const PART = /<!--.*?-->|<\/[^>]+>|<([\w-]+)([^>]*?)(\/?)>|([^<]+)/gs;

/**
 * @typedef {object} DrawnElement
 * @property {string} tag
 * @property {Record<string, string>} attributes
 * @property {(string | 0)[]} children its text nodes, and 0 for each other child node
 */

/**
 * The differences between a page prerendered in English and the same page in another language: texts and attributes.
 * @param {string} english the HTML that React renders
 * @param {string} translated
 * @returns {Translation}
 * @throws if the two differ in anything but texts and attributes
 */
export function translationOf(english, translated) {
  const [before, after] = [elementsOf(english), elementsOf(translated)];
  /** @type {Translation['changes']} */
  const changes = [];
  before.forEach((one, index) => {
    const other = after[index];
    if (!isSameBut(one, other)) throw new Error(`${describe(one)} is ${describe(other)} there.`);
    const attributes = changedAttributes(one.attributes, other.attributes);
    const isSaying = JSON.stringify(one.children) !== JSON.stringify(other.children);
    if (isSaying || attributes) changes.push([index, isSaying ? other.children : 0, attributes ?? 0]);
  });
  if (after.length > before.length) throw new Error(`${describe(after[before.length])} is one too many.`);
  const head = HOISTED.exec(translated)?.[0] ?? '';
  return {
    title: textBetween(head, /<title[^>]*>([^<]*)</),
    description: textBetween(head, /<meta name="description" content="([^"]*)"/),
    size: before.length,
    changes,
  };
}

/**
 * The elements of a page's body in document order.
 * @param {string} html
 */
function elementsOf(html) {
  /** @type {DrawnElement[]} */
  const elements = [];
  /** @type {DrawnElement[]} */
  const open = [];
  for (const [part, tag, attributes = '', selfClosed, text] of html.replace(HOISTED, '').matchAll(PART)) {
    if (part.startsWith('</')) open.pop();
    else open.at(-1)?.children.push(text === undefined ? 0 : unescapeHtml(text));
    if (!tag) continue;
    const element = { tag, attributes: readAttributes(attributes), children: [] };
    elements.push(element);
    if (!selfClosed && !VOID.test(tag)) open.push(element);
  }
  return elements;
}

/** @param {string} text */
const readAttributes = (text) =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescapeHtml(value)]),
  );

/**
 * @param {DrawnElement} one
 * @param {DrawnElement | undefined} other
 * @returns {other is DrawnElement}
 */
const isSameBut = (one, other) =>
  one.tag === other?.tag && held(one.children).length === held(other.children).length;

/** @param {DrawnElement['children']} children */
const held = (children) => children.filter((child) => child === 0);

/**
 * @param {Record<string, string>} before
 * @param {Record<string, string>} after
 */
function changedAttributes(before, after) {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, after[name] ?? null])) : undefined;
}

/** @param {DrawnElement | undefined} element */
const describe = (element) =>
  element ? `<${element.tag}> with ${JSON.stringify(element.children)}` : 'nothing';

/**
 * @param {string} html
 * @param {RegExp} place
 */
const textBetween = (html, place) => {
  const text = place.exec(html)?.[1];
  return text && unescapeHtml(text);
};
