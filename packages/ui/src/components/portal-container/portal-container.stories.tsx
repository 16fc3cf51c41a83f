import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '../alert-dialog';
import { Button } from '../button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu';
import { Field } from '../field';
import { Input } from '../input';
import { Sheet, SheetContent, SheetHeader, SheetTitle, SheetTrigger } from '../sheet';
import { Popover, PopoverContent, PopoverTrigger } from '../popover';
import { Tooltip } from '../tooltip';
import { PortalContainer } from './portal-container';
import { InShadowRoot, pressTab, takeStyles } from './story-roots';

function InFrame({ children }: { children: ReactNode }) {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title="Frame"
        sandbox="allow-same-origin"
        data-testid="elsewhere"
        className="h-96 w-full"
        ref={(frame) => {
          const page = frame?.contentDocument;
          if (!page || inside) return;
          takeStyles(page);
          page.documentElement.lang = document.documentElement.lang;
          page.title = 'Frame';
          setInside(page.body.appendChild(page.createElement('main')));
        }}
      />
      {inside && createPortal(<PortalContainer>{children}</PortalContainer>, inside)}
    </>
  );
}

const Layers = () => (
  <div className="flex flex-wrap gap-3">
    <Dialog>
      <DialogTrigger asChild>
        <Button>Dialog</Button>
      </DialogTrigger>
      <DialogContent closeLabel="Close">
        <DialogHeader>
          <DialogTitle>Save to Gallery</DialogTitle>
          <DialogDescription>It stays private until you share it.</DialogDescription>
        </DialogHeader>
        <Field label="Title">
          <Input defaultValue="Night rain" />
        </Field>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>Download</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </DialogContent>
    </Dialog>
    <Sheet>
      <SheetTrigger asChild>
        <Button>Sheet</Button>
      </SheetTrigger>
      <SheetContent closeLabel="Close" aria-describedby={undefined}>
        <SheetHeader>
          <SheetTitle>Menu</SheetTitle>
        </SheetHeader>
        <Button>Gallery</Button>
      </SheetContent>
    </Sheet>
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button>Alert dialog</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Delete Creation</AlertDialogTitle>
          <AlertDialogDescription>This action cannot be undone.</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction>Delete</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>Share</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Copy link</DropdownMenuItem>
        <DropdownMenuItem>Facebook</DropdownMenuItem>
        <DropdownMenuItem>X</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
    <Popover>
      <PopoverTrigger asChild>
        <Button>About</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="About">
        <Button>Read on</Button>
      </PopoverContent>
    </Popover>
    <Tooltip content="Opens the gallery" delayDuration={0}>
      <Button>Gallery</Button>
    </Tooltip>
  </div>
);

const meta = {
  title: 'Components/PortalContainer',
  component: PortalContainer,
  args: { children: <Layers /> },
  argTypes: { children: { control: false }, element: { control: false } },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Set it to `main`, so that layers are inside a landmark.',
        'In a shadow root or a frame, set it to nothing or to an element there: by default layers are rendered where they are opened. The styles belong there, too.',
      ],
      dont: ['Set it to an element with `transform` or `filter`, which layers would be placed in.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PortalContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const LAYERS = [
  { trigger: 'Dialog', role: 'dialog', first: 'Title' },
  { trigger: 'Sheet', role: 'dialog', first: 'Gallery' },
  { trigger: 'Alert dialog', role: 'alertdialog', first: 'Cancel' },
] as const;

const focusedIn = (root: Node) => (root as Document | ShadowRoot).activeElement as HTMLElement;

const pressEscape = (element: Element) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
  );

async function tryLayers(root: Document | ShadowRoot) {
  const part = within(('body' in root ? root.body : root) as HTMLElement);
  for (const { trigger, role, first } of LAYERS) {
    const button = part.getByRole('button', { name: trigger });
    button.focus();
    await userEvent.click(button);
    const layer = await part.findByRole(role);
    await expect(layer.getRootNode()).toBe(root);
    await waitFor(() => expect(layer).toContainElement(focusedIn(root)));
    await expect(focusedIn(root)).toHaveAccessibleName(first);

    const stops = within(layer).getAllByRole('button');
    const last = stops.at(-1)!;
    last.focus();
    // An input method chooses a candidate by Tab.
    await expect(pressTab(last, false, true)).toBe(false);
    await expect(pressTab(last)).toBe(true);
    await expect(focusedIn(root)).toHaveAccessibleName(first);
    await expect(pressTab(focusedIn(root), true)).toBe(true);
    await expect(focusedIn(root)).toBe(last);

    pressEscape(last);
    await waitFor(() => expect(part.queryByRole(role)).toBeNull());
    await waitFor(() => expect(focusedIn(root)).toBe(button));
  }
}

/** All layers open in the shadow root, keep the focus and give it back. */
export const Default: Story = {
  render: ({ children }) => (
    <>
      <p className="mb-3 text-sm">A host with a shadow root:</p>
      <InShadowRoot>{children}</InShadowRoot>
    </>
  ),
  play: async ({ canvas }) => {
    const host = await canvas.findByTestId('elsewhere');
    await waitFor(() => expect(host.shadowRoot?.querySelector('button')).toBeTruthy());
    await tryLayers(host.shadowRoot!);
    await openEach(host.shadowRoot!.querySelector('div')!, host.shadowRoot!);
    await expect(document.querySelector('[data-ui$=-overlay]')).toBeNull();
  },
};

/** The same in the document of a frame, whose page does not scroll behind a layer. */
export const DocumentOfAFrame: Story = {
  render: ({ children }) => (
    <>
      <p className="mb-3 text-sm">A frame:</p>
      <InFrame>{children}</InFrame>
    </>
  ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTestId<HTMLIFrameElement>('elsewhere');
    const page = frame.contentDocument!;
    const sheets = document.adoptedStyleSheets.length;
    await waitFor(() => expect(page.querySelector('button')).toBeTruthy());
    await tryLayers(page);
    await openEach(page.querySelector('main')!, page.body);
    await userEvent.click(within(page.body).getByRole('button', { name: 'Sheet' }));
    await within(page.body).findByRole('dialog');
    // One sheet keeps the page from scrolling, the other one has its styles.
    await waitFor(() => expect(page.adoptedStyleSheets).toHaveLength(2));
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
  },
};

/** Every layer, and how it is found once it is open. */
const OPENED = [
  { trigger: 'Dialog', selector: '[data-ui=dialog-content]' },
  { trigger: 'Sheet', selector: '[data-ui=sheet-content]' },
  { trigger: 'Alert dialog', selector: '[data-ui=alert-dialog-content]' },
  { trigger: 'Share', selector: '[data-ui=dropdown-menu-content]' },
  { trigger: 'About', selector: '[data-ui=popover-content]' },
  { trigger: 'Gallery', selector: '[data-ui=tooltip]' },
] as const;

/** What a layer has of its place. */
const placeOf = (element: Element) => {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--ui-${name}`);
  return {
    direction: style.direction,
    language: element.closest('[lang]')?.getAttribute('lang'),
    isDark: element.closest('.light, .dark')?.classList.contains('dark'),
    tokens: [token('scheme'), token('surface'), token('accent'), token('radius-lg')],
  };
};

/** Moves the focus in a menu by arrow keys. */
async function moveThrough(menu: Element) {
  const root = menu.getRootNode() as Document | ShadowRoot;
  const moves = { ArrowDown: 'Facebook', ArrowUp: 'Copy link' };
  menu.querySelector<HTMLElement>('[role=menuitem]')!.focus();
  for (const [key, name] of Object.entries(moves)) {
    focusedIn(root).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
    await waitFor(() => expect(focusedIn(root)).toHaveAccessibleName(name));
  }
}

/** Opens each layer of a part of the page, and closes it by Escape and by a press outside. */
async function openEach(inside: HTMLElement, container: Node) {
  const root = inside.getRootNode() as Document | ShadowRoot;
  const part = within(inside);
  const press = (element: Element) => userEvent.click(element, { pointerEventsCheck: 0 });
  for (const { trigger, selector } of OPENED) {
    const button = part.getByRole('button', { name: trigger });
    const find = () => root.querySelector(selector);
    const open = async () => {
      if (trigger === 'Gallery') await userEvent.hover(button);
      else await press(button);
      await waitFor(() => expect(find()).not.toBeNull());
      return find()!;
    };
    const closed = () => waitFor(() => expect(find()).toBeNull());

    const opened = await open();
    if (trigger === 'Share') await moveThrough(opened);
    if (trigger === 'About') {
      await press(button);
      await closed();
      await open();
    }
    await expect(container.contains(find())).toBe(true);
    await expect(placeOf(find()!)).toEqual(placeOf(button));
    pressEscape(focusedIn(root) ?? button);
    await closed();
    if (trigger === 'Gallery') await userEvent.unhover(button);
    else await waitFor(() => expect(focusedIn(root)).toBe(button));

    // Radix asks for a `Node` of this document: https://github.com/radix-ui/primitives/issues/3353.
    if (root.ownerDocument !== null || root === document) {
      await open();
      await press(root.querySelector('[data-ui$=-overlay]') ?? inside);
      if (trigger === 'Alert dialog') pressEscape(focusedIn(root) ?? button);
      await closed();
    }
  }
  await expect(inside.querySelector('template')).toBeNull();
}

const ISLAND = {
  '--ui-brand': '#0a7d4f',
  '--ui-accent': '#0a7d4f',
  '--ui-radius-lg': '3px',
};

/** A part of the page with another language, direction, theme and brand: its layers have them, too. */
export const PartOfAPage: Story = {
  render: ({ children }) => (
    <section
      dir="rtl"
      lang="ar"
      className="dark bg-surface p-4 text-ink"
      style={ISLAND as CSSProperties}
      data-testid="island"
    >
      {children}
    </section>
  ),
  play: async ({ canvas }) => {
    const island = canvas.getByTestId('island');
    await openEach(island, island.closest('main')!);
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
    const dialog = await canvas.findByRole('dialog');
    island.className = island.className.replace('dark', 'light');
    await waitFor(() => expect(placeOf(dialog)).toMatchObject({ isDark: false }));
    island.className = island.className.replace('light', 'dark');
    await waitFor(() => expect(placeOf(dialog)).toMatchObject({ isDark: true }));
  },
};
