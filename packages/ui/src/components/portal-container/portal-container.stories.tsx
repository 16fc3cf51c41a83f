import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
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
      {inside && createPortal(<PortalContainer element={inside}>{children}</PortalContainer>, inside)}
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
        'Set it to an element of the shadow root or of the frame that the library is used in; its styles belong there, too.',
        'In a page without either, set it to `main`, so that menus are inside a landmark.',
      ],
      dont: [
        'Move dialogs within one document with it: they cover the window, and are in `document.body` there.',
      ],
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

async function tryLayers(inside: HTMLElement) {
  const root = inside.getRootNode();
  const part = within(inside);
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

    last.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
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
    await tryLayers(host.shadowRoot!.firstElementChild as HTMLElement);
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
    await tryLayers(page.querySelector('main')!);
    await userEvent.click(within(page.body).getByRole('button', { name: 'Sheet' }));
    await within(page.body).findByRole('dialog');
    // One sheet keeps the page from scrolling, the other one has its styles.
    await waitFor(() => expect(page.adoptedStyleSheets).toHaveLength(2));
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
  },
};
