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
} from '../alert-dialog/alert-dialog';
import { Button } from '../button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../dialog/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu';
import { Field } from '../field';
import { Input } from '../input';
import { Sheet, SheetContent, SheetHeader, SheetTitle, SheetTrigger } from '../sheet/sheet';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover';
import { Tooltip } from '../tooltip';
import { PortalContainer } from './portal-container';
import { InShadowRoot, takeStyles } from './story-roots';

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

/** All layers open in the shadow root. What they do there, and in other places, is tried in Foundations/Places. */
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
  },
};

/** The document of a frame does not scroll behind a layer. */
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
    await userEvent.click(within(page.body).getByRole('button', { name: 'Sheet' }));
    await within(page.body).findByRole('dialog');
    // One sheet keeps the page from scrolling, the other one has its styles.
    await waitFor(() => expect(page.adoptedStyleSheets).toHaveLength(2));
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
  },
};

const ISLAND = {
  '--ui-brand': '#0a7d4f',
  '--ui-accent': '#0a7d4f',
  '--ui-radius-lg': '3px',
};

/** A part of the page with another language, direction, theme and brand: its layers have them, and follow a change. */
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
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
    const dialog = await canvas.findByRole('dialog');
    island.className = island.className.replace('dark', 'light');
    await waitFor(() => expect(dialog.closest('.dark, .light')).toHaveClass('light'));
    island.className = island.className.replace('light', 'dark');
    await waitFor(() => expect(dialog.closest('.dark, .light')).toHaveClass('dark'));
  },
};
