// @vitest-environment happy-dom
import { GENERATOR_DEFAULTS } from '@product/domain';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as components from '../components';
import { AuthCard } from '../pieces/account';
import { PaymentReturn } from '../pieces/billing';
import { DeleteDialog, GalleryCard, SelectionBar, type SelectionTask } from '../pieces/gallery';
import { PreviewPanel, PromptHistory, ResultStrip, SimilarStyle } from '../pieces/generator';
import { Header, MobileDrawer } from '../pieces/shell';
import { cases } from './cases';

const result = { id: 'a', mediaType: 'image', label: 'A lighthouse', saved: false } as const;
const task: SelectionTask = { name: 'delete', done: 1, total: 2 };
const navigation = {
  brand: 'Easel',
  homeHref: '#',
  links: [],
  session: { status: 'signedIn', username: 'ada', tokens: 1 },
} as const;

/** Other states of the pieces with no more than the props that they need. */
const STATES: Record<string, ReactNode> = {
  'AuthCard, registration': <AuthCard tab="register" />,
  'DeleteDialog of several': <DeleteDialog creation={{ title: 'Rain' }} count={2} defaultOpen />,
  'GalleryCard of the user': <GalleryCard creation={{ title: 'Rain', isPublic: true }} own />,
  'Header, signed in': <Header {...navigation} />,
  'MobileDrawer, signed in': (
    <MobileDrawer {...navigation} userLinks={[]} theme="dark" language="en" defaultOpen />
  ),
  'PaymentReturn, not credited': <PaymentReturn purchase="tokens" outcome="paid" href="#" credited={false} />,
  'PreviewPanel, empty': <PreviewPanel state={{ phase: 'idle' }} choices={GENERATOR_DEFAULTS} />,
  'PreviewPanel, generating': (
    <PreviewPanel state={{ phase: 'generating', progress: 1 }} choices={GENERATOR_DEFAULTS} />
  ),
  'PreviewPanel, failed': (
    <PreviewPanel state={{ phase: 'failed', message: 'No.' }} choices={GENERATOR_DEFAULTS} />
  ),
  'PromptHistory, incomplete': (
    <PromptHistory prompts={['A lamp']} searchLabel="Search" emptyText="None" query="" loading />
  ),
  'ResultStrip, generating': <ResultStrip results={[result]} progress={1} />,
  'SelectionBar, all': <SelectionBar count={2} total={2} />,
  'SelectionBar, a task': <SelectionBar count={2} total={2} task={task} />,
  'SelectionBar, a failed task': <SelectionBar count={2} total={2} task={{ ...task, failed: ['Rain'] }} />,
  'SimilarStyle, failed': (
    <SimilarStyle pictureStyle="anime" prompt="A lamp" state={{ phase: 'failed', message: 'No.' }} />
  ),
  'SimilarStyle, generating': (
    <SimilarStyle pictureStyle="anime" prompt="A lamp" state={{ phase: 'generating', progress: 1 }} />
  ),
};

/** The bare buttons of menus are given to hosts that open the menu themselves. */
const pieces = Object.keys(cases).filter((name) => !(name in components) && !name.endsWith('Trigger'));

const ALL: [string, ReactNode][] = [
  ...pieces.map((name): [string, ReactNode] => [name, cases[name]?.({})]),
  ...Object.entries(STATES),
];

/** Submit buttons validate. Choices show the value that the host gives them. */
const BUTTONS = 'button:not([type=submit], [role], [aria-pressed])';

/** So do dialogs whose `open` is given. */
const closesDialog = (button: Element) => nameOf(button) === 'Close' && button.closest('[role=dialog]');

test.each(ALL)('%s shows no button and no link that does nothing', async (_name, element) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(element));
  await act(() => vi.dynamicImportSettled());

  const links = [...document.querySelectorAll('a')].filter((link) => !link.getAttribute('href'));
  expect(links.map(nameOf)).toEqual([]);

  const idle: string[] = [];
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    if (!button.isConnected || closesDialog(button)) continue;
    const focused = document.activeElement;
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await act(async () => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
      button.click();
    });
    changes += observer.takeRecords().length;
    observer.disconnect();
    if (changes === 0 && document.activeElement === focused) idle.push(nameOf(button));
  }
  expect(idle).toEqual([]);
});

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
