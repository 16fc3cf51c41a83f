import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { ROOT } from '@tooling/gate/processes.mjs';

const FOLDER = join(ROOT, 'docs/screen-reader');

interface AxValue {
  value?: unknown;
}

/** A node of Chromium's accessibility tree, of its protocol's domain `Accessibility`. */
interface AxNode {
  nodeId: string;
  parentId?: string;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

/** Roles that a screen reader announces when the focus enters them. */
const CONTAINERS = new Set([
  'alertdialog',
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'list',
  'main',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'search',
  'tablist',
  'tabpanel',
  'toolbar',
]);

/** Properties that a screen reader announces after the name, unless they are false. */
const STATES = new Set([
  'checked',
  'disabled',
  'expanded',
  'hasPopup',
  'invalid',
  'level',
  'pressed',
  'readonly',
  'required',
  'selected',
]);

declare global {
  /** The texts of live regions since the last reading, each with its role or politeness. */
  var announced: string[] | undefined;
}

/**
 * Records what a screen reader can announce during a journey by keyboard: after each key the focused element, with the
 * containers that were entered, and the texts of live regions. The source is Chromium's accessibility tree; the wording
 * of a screen reader differs.
 */
export class Transcript {
  readonly #lines: string[] = [];
  #title = '';
  #entered = new Set<string>();
  #session: CDPSession | undefined;

  constructor(readonly page: Page) {}

  async start() {
    await this.page.addInitScript(recordAnnouncements);
    this.#session = await this.page.context().newCDPSession(this.page);
    await this.#session.send('Accessibility.enable');
  }

  /** Adds an input, and the focus after it. */
  async note(input: string) {
    await this.#noteTitle();
    this.#lines.push(`- **${input}** ${await this.#read(() => this.#focus())}`);
    await this.noteAnnouncements();
  }

  /** Adds the texts of live regions since the last call. */
  async noteAnnouncements() {
    const texts = await this.#read(() => this.page.evaluate(() => globalThis.announced?.splice(0) ?? []));
    if (this.#title === '') await this.#noteTitle();
    for (const text of texts) this.#lines.push(`- ${text}`);
  }

  async #noteTitle() {
    // Without the percentage of a generation.
    const title = (await this.#read(() => this.page.evaluate(() => document.title))).replace(/^\d+% · /, '');
    if (title === '' || title === this.#title) return;
    this.#lines.push('', `## ${title}`, '');
    this.#title = title;
  }

  /** A navigation may replace the document in the meantime: the new one is read then. */
  async #read<Value>(read: () => Promise<Value>): Promise<Value> {
    try {
      await this.page.waitForLoadState();
      return await read();
    } catch {
      await this.page.waitForLoadState();
      return await read();
    }
  }

  async #focus(): Promise<string> {
    const session = this.#session!;
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId || result.className === 'HTMLBodyElement') return 'nothing';
    const answer = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: true,
    });
    const nodes = new Map((answer.nodes as AxNode[]).map((node) => [node.nodeId, node]));
    const [focused] = nodes.values();
    const entered: AxNode[] = [];
    for (let node = parentOf(focused, nodes); node; node = parentOf(node, nodes))
      if (CONTAINERS.has(String(node.role?.value))) entered.unshift(node);
    const added = entered.filter(({ nodeId }) => !this.#entered.has(nodeId));
    this.#entered = new Set(entered.map(({ nodeId }) => nodeId));
    return [...added, ...(focused ? [focused] : [])].map(describe).join(' › ');
  }

  save(name: string) {
    mkdirSync(FOLDER, { recursive: true });
    const heading = `# ${name}`;
    writeFileSync(
      join(FOLDER, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.md`),
      `${[heading, ...this.#lines].join('\n')}\n`,
    );
  }
}

const parentOf = (node: AxNode | undefined, nodes: Map<string, AxNode>) =>
  node?.parentId === undefined ? undefined : nodes.get(node.parentId);

function describe({ role, name, value, description, properties = [] }: AxNode): string {
  const states = properties
    .filter(({ name, value }) => STATES.has(name) && value.value !== false && value.value !== 'false')
    .map(({ name, value }) => (value.value === true ? name : `${name}=${String(value.value)}`));
  const text = value?.value === undefined || value.value === '' ? [] : [`value "${String(value.value)}"`];
  const more = description?.value ? [`(${String(description.value)})`] : [];
  const label = name?.value ? [`"${String(name.value)}"`] : [];
  return [String(role?.value), ...label, ...text, ...states, ...more].join(' ');
}

function recordAnnouncements() {
  const announced = (globalThis.announced = [] as string[]);
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
  const announce = (region: Element, text: string | null | undefined) => {
    const words = text?.replaceAll(/\s+/g, ' ').trim();
    if (!words || region.closest('[aria-hidden=true]')) return;
    const line = `${region.getAttribute('role') ?? region.getAttribute('aria-live') ?? 'output'}: “${words}”`;
    if (announced.at(-1) !== line) announced.push(line);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const region = regionOf(target);
      if (region) {
        const isAtomic =
          region.getAttribute('aria-atomic') === 'true' || region.matches('[role=status], [role=alert]');
        if (isAtomic) announce(region, region.textContent);
        else if (addedNodes.length === 0) announce(region, target.textContent);
        else for (const node of addedNodes) announce(region, node.textContent);
      }
      // Browsers announce an alert that is inserted with its text; other regions have to exist before.
      for (const node of addedNodes)
        if (!region && node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role=alert]')) announce(alert, alert.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
