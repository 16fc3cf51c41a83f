import { utils } from 'vitest/browser';

const LIVE = '[aria-live]:not([aria-live=off]), [role=alert], [role=log], [role=status], output';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';

/** What Radix adds at the ends of a dialog, and hides behind one that is open. */
const HIDDEN_BY_LAYER = '[data-radix-focus-guard], [data-aria-hidden], [data-aria-hidden] *';

/** The runner's aria snapshot leaves them out, and of states those that are false. */
const NOTED =
  /^(aria-(?!(hidden|label|labelledby|owns)$).+|autocomplete|controls|inert|lang|open|readonly|required|scope|tabindex|title)$/;
const STATES = /^aria-(checked|disabled|expanded|pressed|selected)$/;

/** Their values are ids, which are not the same in each run. */
const REFERENCES = /^aria-(activedescendant|controls|describedby|details|errormessage|flowto)$/;

/** Radix removes its announcement of a toast after a second. */
const ANNOUNCEMENT = '[role=status][aria-live]';

/**
 * Empty live regions come with code that loads with its first use, which may be in an earlier story of the run; that of
 * the toasts is there once a story has shown one.
 */
const TRANSIENT = /\n *- (status|region "[^"]*" \[tabindex=-1\])(?=\n|$)/g;

/** Letters of a text that is only referred to. */
const MOST_LETTERS = 60;

type AriaNode = ReturnType<typeof utils.aria.generateAriaTree>;

const addedWithText = new WeakSet<Element>();

/** Screen readers announce a change of a live region, but not a region that is added with its text. */
export function watchLiveRegions() {
  new MutationObserver((records) => {
    for (const element of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(element instanceof Element)) continue;
      for (const region of [element, ...element.querySelectorAll(LIVE)])
        if (region.matches(LIVE) && textOf(region)) addedWithText.add(region);
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * What a screen reader gets of an element: the runner's aria snapshot, with what that leaves out in brackets after the
 * states. Elements without a role follow at the end.
 */
export function accessibilityTree(root: Element): string {
  for (const announcement of root.querySelectorAll(ANNOUNCEMENT)) announcement.ariaHidden = 'true';
  const tree = utils.aria.generateAriaTree(root);
  const elements = elementsOf(root);
  const withRole = Object.groupBy(elements.filter(isInTree), roleOf);
  const nodes = Object.groupBy(flatten(tree), ({ role }) => role);
  const notes = new Map<Element, string>();
  const inTree: string[] = [];
  for (const element of elements) {
    const note = noteOn(element);
    if (note) notes.set(element, note);
  }
  for (const [role, ofRole = []] of Object.entries(nodes)) {
    // A node has no reference to its element: the nth of a role is that of the nth element.
    const same = withRole[role]?.length === ofRole.length ? withRole[role] : [];
    for (const [index, node] of ofRole.entries()) {
      const note = same[index] && notes.get(same[index]);
      if (note) Object.assign(node, { role: `${role}#${inTree.push(note) - 1}` });
      if (same[index]) notes.delete(same[index]);
    }
  }
  const text = utils.aria
    .renderAriaTree(tree)
    .replaceAll(MARKED, (_, role, note, states) => role + states + inTree[note])
    .replaceAll(TRANSIENT, '');
  const others = [...notes].map(
    ([element, note]) => `- ${element.localName} ${quote(textOf(element))}${note}`,
  );
  return [text, ...others, ''].join('\n');
}

/** A line with the number of a note after the role, and its name and states. */
const MARKED = /^( *- \w+)#(\d+)((?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*)/gm;

const flatten = (node: AriaNode): AriaNode[] =>
  node.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...flatten(child)]));

/** The role of each element that may have notes, by its name. */
const ROLES: Record<string, string> = {
  a: 'link',
  article: 'article',
  button: 'button',
  h: 'heading',
  html: 'document',
  img: 'img',
  li: 'listitem',
  main: 'main',
  ol: 'list',
  p: 'paragraph',
  section: 'region',
  select: 'combobox',
  textarea: 'textbox',
  ul: 'list',
};
const INPUTS: Record<string, string> = {
  checkbox: 'checkbox',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
};

function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  if (element instanceof HTMLInputElement) return INPUTS[element.type] ?? 'textbox';
  if (element.matches('section:not([aria-label], [aria-labelledby])')) return '';
  return ROLES[element.localName.replace(/^h[1-6]$/, 'h')] ?? '';
}

const isInTree = (element: Element) =>
  roleOf(element) !== '' &&
  !element.closest('[aria-hidden=true]') &&
  element.checkVisibility({ visibilityProperty: true });

const elementsOf = (root: Element | ShadowRoot): Element[] =>
  [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsOf(element.shadowRoot)] : element,
  );

function noteOn(element: Element): string {
  const mayBeHidden = element.matches(FOCUSABLE);
  const notes = [
    ...[...element.attributes]
      .filter(({ name, value }) => NOTED.test(name) && !(STATES.test(name) && value === 'true'))
      .map(({ name, value }) => {
        const text = REFERENCES.test(name) ? textsOf(value, element) : value;
        return text === '' ? name : `${name.replace('aria-', '')}=${text}`;
      }),
    ...(addedWithText.has(element) ? ['added with its text'] : []),
    ...(element === document.activeElement && element !== document.body ? ['focused'] : []),
  ];
  if ((!mayBeHidden && notes.length === 0) || !element.checkVisibility({ visibilityProperty: true }))
    return '';
  if (!element.closest('[aria-hidden=true]')) return notes.map((note) => ` [${note}]`).join('');
  return mayBeHidden && !element.matches(HIDDEN_BY_LAYER) ? ' [hidden, and can be focused]' : '';
}

const textsOf = (ids: string, { ownerDocument }: Element) =>
  quote(
    ids
      .split(/\s+/)
      .map((id) => textOf(ownerDocument.getElementById(id)))
      .join(' '),
  );

const quote = (text: string) => JSON.stringify(text.slice(0, MOST_LETTERS));

const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
