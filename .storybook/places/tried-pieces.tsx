import { GENERATOR_DEFAULTS } from '@product/domain';
import {
  Button,
  createToastStore,
  GalleryCard,
  Header,
  PreviewPanel,
  SimilarStyle,
  SkipLink,
} from '@product/ui';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { focusedNear } from '../../packages/ui/src/lib/layer-focus';
import { scrollerOf } from '../../packages/ui/src/lib/scroller';
import { PICTURES } from '../../packages/ui/src/pieces/creation/stories/pictures';
import {
  circumstancesOf,
  click,
  find,
  focuses,
  leadsTo,
  moves,
  opens,
  press,
  until,
  type Attempt,
} from './attempts';
import { closesInWideFrame, sticks, zooms } from './own-attempts';
import { scrollGrid } from './scroll-grid';

function TriedAgain() {
  const [isFailed, setFailed] = useState(true);
  return (
    <PreviewPanel
      state={isFailed ? { phase: 'failed', message: 'Failed' } : { phase: 'idle' }}
      choices={GENERATOR_DEFAULTS}
      onRetry={() => setFailed(false)}
    />
  );
}

/** A piece below, or above, more than a window shows. */
const Tall = () => <div style={{ height: 3_000 }} />;

const below = (piece: ReactNode) => (
  <div>
    <Tall />
    {piece}
  </div>
);

/** With the target of a link, further down. */
const aboveContent = (piece: ReactNode) => (
  <div>
    {piece}
    <Tall />
    <p id="content">Content</p>
    <Tall />
  </div>
);

const MENU = '[aria-haspopup=menu]';
const BY_HOST = '[data-opens]';
const RADIOS = '[role=radio]:enabled';
const GROUP = '[role=radiogroup]';

const radios = moves(RADIOS, 'vertical', GROUP);
const tabs = moves('[role=tab]', 'horizontal', '[role=tablist]');
const menu = opens(MENU);

const toasts = createToastStore();
const onView = fn();

interface TriedPiece {
  /** Instead of the meta's of its stories. */
  args?: Record<string, unknown>;
  /** The story that renders it. Default: the meta of its stories. */
  story?: string;
  /** Instead of what the stories render. */
  piece?: ReactNode;
  /** What a host has around it. */
  around?: (piece: ReactNode) => ReactNode;
  attempts: readonly Attempt[];
}

/**
 * Pieces that open, scroll, measure or listen, each as its stories render it (piece.tsx), with what it does in every
 * place. `places.test.ts` names a missing one.
 */
export const TRIED_PIECES: Record<string, TriedPiece> = {
  Accordion: { attempts: [moves('[aria-expanded]')] },
  AlertDialog: { attempts: [opens('button', { outside: 'nothing' })] },
  AuthCard: { attempts: [tabs, focuses('[type=submit]', 'input')] },
  BillingInterval: { attempts: [radios] },
  CompareView: { attempts: [opens(BY_HOST, { outside: 'covered' })] },
  CreationView: { attempts: [opens(BY_HOST, { outside: 'covered', inside: zooms })] },
  DeleteDialog: { attempts: [opens('button', { outside: 'nothing' })] },
  Dialog: { attempts: [opens('button')] },
  DropdownMenu: { attempts: [opens(MENU, { inside: moves('[role=menuitem]') })] },
  EditDialog: {
    args: { defaultOpen: false, children: <Button>Edit</Button> },
    attempts: [opens('button')],
  },
  Faq: { attempts: [moves('[aria-expanded]')] },
  GalleryCard: { attempts: [menu] },
  GalleryError: {
    story: 'TriedAgain',
    attempts: [
      focuses('button', 'section'),
      // It may be as wide as the window, which would cut a ring around it off.
      async (piece) =>
        expect(find(piece, 'section').computedStyleMap().get('outline-offset')?.toString()).toBe('-2px'),
    ],
  },
  GalleryFilters: {
    args: { value: { query: 'rain' } },
    attempts: [opens('[aria-haspopup]'), focuses('button', 'input')],
  },
  GalleryGrid: {
    args: {
      items: Array.from({ length: 2_000 }, (_, id) => ({ id, title: `Piece ${id}`, isPublic: true })),
      renderCard: (creation: { id: number; title: string }) => (
        <GalleryCard creation={creation} src={PICTURES.realistic} href={`#${creation.id}`} />
      ),
    },
    attempts: [scrollGrid],
  },
  GalleryTabs: { attempts: [tabs] },
  GenerationQueue: {
    story: 'FocusStays',
    attempts: [focuses('button', '[data-ui=generation-queue]')],
  },
  GeneratorForm: {
    args: { defaultPrompt: '' },
    attempts: [
      async (piece) => {
        find<HTMLFormElement>(piece, 'form').requestSubmit();
        await until('the focus on the prompt', () => focusedNear(piece)?.localName === 'textarea');
      },
    ],
  },
  // With as many links as fit into a narrow column of a wide window.
  Header: {
    piece: aboveContent(
      <Header
        brand="Easel"
        homeHref="#home"
        links={[{ href: '#gallery', label: 'Gallery' }]}
        session={{ status: 'signedOut' }}
        contentHref="#content"
      />,
    ),
    attempts: [sticks('header', 'top'), leadsTo('[data-ui=skip-link]')],
  },
  LanguageMenu: { attempts: [menu] },
  LegalDocument: {
    args: { sections: ['first', 'second'].map((id) => ({ id, title: id, body: <Tall /> })) },
    attempts: [leadsTo('[href="#second"]')],
  },
  LogInDialog: { args: { open: false }, attempts: [opens('button')] },
  MediaFrame: {
    args: { kind: 'video', src: '#film', eager: false },
    around: below,
    attempts: [
      async (piece) => {
        const frame = find(piece, '[data-ui=media-frame]');
        await expect(frame).toHaveAttribute('data-status', 'loading');
        await expect(find(frame, 'video')).not.toHaveAttribute('src');
        frame.scrollIntoView();
        await until('a film near what is shown', () => !frame.querySelector('video:not([src])'));
        scrollerOf(frame).scrollTo(0, 0);
      },
    ],
  },
  MediaTabs: { attempts: [tabs] },
  MobileDrawer: { attempts: [opens('button'), closesInWideFrame] },
  PackPicker: { attempts: [radios] },
  PlanPicker: { attempts: [radios] },
  Popover: {
    attempts: [
      opens('button', {
        inside: async (layer) => expect(focusedNear(layer)).toBe(find(layer, 'button')),
      }),
      async (piece) => {
        const button = find(piece, 'button');
        for (const expanded of ['true', 'false']) {
          await click(button);
          await until('a press on the button of a popover', () => button.ariaExpanded === expanded);
        }
      },
    ],
  },
  PreviewPanel: { piece: <TriedAgain />, attempts: [focuses('button', '[data-ui=preview-panel]')] },
  PromptField: {
    args: { defaultValue: 'A fox' },
    attempts: [
      async (piece) => {
        const area = find<HTMLTextAreaElement>(piece, 'textarea');
        await click(find(piece, 'button'));
        await until('an empty field with the focus', () => area.value === '' && focusedNear(area) === area);
      },
    ],
  },
  PromptHistory: {
    args: { query: 'robot' },
    attempts: [
      focuses('button', 'input'),
      async (piece) =>
        void (await until('an empty search', () => find<HTMLInputElement>(piece, 'input').value === '')),
    ],
  },
  QualityChoice: { attempts: [moves(RADIOS, 'horizontal', GROUP)] },
  RadioCard: { args: { defaultValue: '16:9' }, attempts: [radios] },
  RadioGroup: { args: { defaultValue: 'large' }, attempts: [radios] },
  RatioShapes: { attempts: [radios] },
  RegisterForm: { attempts: [focuses('[type=submit]', 'input')] },
  ResultActions: { attempts: [menu] },
  ResultStrip: {
    args: { onCompare: fn() },
    attempts: [
      async (piece) => {
        const compare = find(piece, '[data-ui=result-strip] > div button');
        compare.focus();
        compare.click();
        await until('a choice that begins', () => compare.ariaPressed === 'true');
        // In a dialog the key belongs to the dialog.
        if (piece.closest('[role=dialog]')) return;
        press(compare, 'Escape');
        await until('a choice that ends', () => compare.ariaPressed === 'false');
      },
    ],
  },
  SaveDialog: {
    args: { defaultOpen: false, children: <Button>Save</Button> },
    attempts: [opens('button')],
  },
  // Nothing is chosen yet.
  SegmentedControl: { args: { defaultValue: undefined }, attempts: [moves(RADIOS, 'horizontal', GROUP)] },
  SelectionBar: { around: below, attempts: [sticks('[data-ui=selection-bar]', 'bottom')] },
  SetView: {
    attempts: [
      opens(BY_HOST, { outside: 'covered', inside: moves('[data-index] > div > button', 'horizontal') }),
    ],
  },
  ShareMenu: { attempts: [menu] },
  Sheet: { attempts: [opens('button')] },
  SimilarStyles: {
    piece: (
      <SimilarStyle
        pictureStyle="anime"
        prompt="A fox"
        state={{ phase: 'done', src: PICTURES.anime }}
        onView={onView}
      />
    ),
    attempts: [
      async (piece) => {
        onView.mockClear();
        await click(find(piece, 'img'));
        await until('a press on a picture', () => onView.mock.calls.length > 0);
        await expect(focusedNear(piece)).toBe(find(piece, '[data-below]'));
      },
    ],
  },
  SkipLink: { piece: aboveContent(<SkipLink href="#content" />), attempts: [leadsTo('a')] },
  StyleTiles: { attempts: [radios] },
  Switch: {
    attempts: [
      async (piece) => {
        const control = find(piece, '[role=switch]');
        press(control, 'Enter');
        await until('a switch that is on', () => control.ariaChecked === 'true');
      },
    ],
  },
  Tabs: { args: { defaultValue: 'community' }, attempts: [tabs] },
  Textarea: {
    args: { autoGrow: true, rows: 2, 'aria-label': 'Prompt' },
    attempts: [
      async (piece) => {
        const area = find<HTMLTextAreaElement>(piece, 'textarea');
        const before = area.offsetHeight;
        area.setRangeText('one\ntwo\nthree\nfour\nfive');
        area.dispatchEvent(new Event('input', { bubbles: true }));
        await until('a taller field', () => area.offsetHeight > before);
      },
    ],
  },
  ThemeToggle: { attempts: [menu] },
  Toaster: {
    args: { store: toasts },
    attempts: [
      async (piece) => {
        const toastOf = () => piece.querySelector<HTMLElement>('[data-ui=toast]');
        toasts.toast({ title: 'Saved', duration: Infinity });
        const toast = await until('a toast', toastOf);
        await expect(circumstancesOf(toast)).toEqual(circumstancesOf(piece));
        await until('its announcement in its place', () => piece.querySelector('[role=status]'));
        await until('the focus by F8', () => {
          press(piece, 'F8');
          return focusedNear(piece) === find(piece, '[data-ui=toast-viewport]');
        });
        toast.focus();
        press(toast, 'Escape');
        await until('a toast that closes', () => !toastOf());
      },
    ],
  },
  Tooltip: { attempts: [opens('button', { by: 'hover' })] },
  UserMenu: { attempts: [menu] },
};

/** Folders of the same kind, whose behaviour is all that of a tried piece. */
export const SAME_AS: Record<string, string> = {
  Avatar: 'MediaFrame',
  CreationMedia: 'MediaFrame',
  CreationThumbnail: 'MediaFrame',
  ErrorBoundary: 'GalleryError',
  ExampleSection: 'MediaFrame',
  Form: 'AuthCard',
  GallerySkeleton: 'GalleryGrid',
  LoginForm: 'AuthCard',
  PaymentReturn: 'PreviewPanel',
  PortalContainer: 'Dialog',
  PurchaseBar: 'SelectionBar',
  Toast: 'Toaster',
};
