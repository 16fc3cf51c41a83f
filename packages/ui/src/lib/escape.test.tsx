// @vitest-environment happy-dom
import { act, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  AlertDialog,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  createToastStore,
  Dialog,
  DialogContent,
  DialogTitle,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Sheet,
  SheetContent,
  SheetTitle,
  Toaster,
  Tooltip,
  useEscape,
} from '..';
import { ViewTitle, ViewWindow } from '../pieces/gallery/creation-view/view-window';

interface OpenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Mode({ name, onEnd }: { name: string; onEnd: (name: string) => void }) {
  useEscape(true, () => onEnd(name));
  return null;
}

const store = createToastStore();

const LAYERS: Record<string, (props: OpenProps, content: ReactNode) => ReactNode> = {
  Dialog: (props, content) => (
    <Dialog {...props}>
      <DialogContent closeLabel="Close" aria-describedby={undefined}>
        <DialogTitle>Layer</DialogTitle>
        {content}
      </DialogContent>
    </Dialog>
  ),
  Sheet: (props, content) => (
    <Sheet {...props}>
      <SheetContent closeLabel="Close" aria-describedby={undefined}>
        <SheetTitle>Layer</SheetTitle>
        {content}
      </SheetContent>
    </Sheet>
  ),
  AlertDialog: (props, content) => (
    <AlertDialog {...props}>
      <AlertDialogContent>
        <AlertDialogTitle>Layer</AlertDialogTitle>
        <AlertDialogDescription>For good</AlertDialogDescription>
        {content}
      </AlertDialogContent>
    </AlertDialog>
  ),
  ViewWindow: (props, content) => (
    <ViewWindow {...props}>
      <ViewTitle>Layer</ViewTitle>
      {content}
    </ViewWindow>
  ),
  Popover: (props, content) => (
    <Popover {...props}>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent aria-label="Layer">{content}</PopoverContent>
    </Popover>
  ),
  DropdownMenu: (props, content) => (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger>Open</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Layer</DropdownMenuItem>
        {content}
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  Tooltip: (props) => (
    <Tooltip content="Layer" {...props}>
      <button>Open</button>
    </Tooltip>
  ),
};

/** Renders a mode of the page, then opens layers, each inside of the one before. Returns what is open. */
async function open(...names: string[]) {
  const opened = new Set(['mode']);
  const openers: (() => void)[] = [];
  function Layer({ index }: { index: number }) {
    const name = names[index];
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      if (!name) return;
      openers[index] = () => {
        setOpen(true);
        opened.add(name);
      };
    }, [name, index]);
    if (!name) return null;
    const change = (next: boolean) => {
      setOpen(next);
      opened.delete(name);
    };
    return LAYERS[name]!({ open: isOpen, onOpenChange: change }, <Layer index={index + 1} />);
  }
  await render(
    <>
      <Mode name="mode" onEnd={(name) => opened.delete(name)} />
      <Layer index={0} />
      <Toaster store={store} />
    </>,
  );
  for (const index of names.keys()) await act(async () => openers[index]!());
  return opened;
}

async function render(content: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () => root.render(content));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
}

async function press(init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
  await act(async () => target.dispatchEvent(event));
}

const NO_PRESS: [string, KeyboardEventInit][] = [
  ['an Escape that cancels a composition', { isComposing: true }],
  ['an Escape that Safari reports after the composition', { keyCode: 229 } as KeyboardEventInit],
  ['a held Escape', { repeat: true }],
];

test.each(Object.keys(LAYERS).flatMap((name) => NO_PRESS.map(([what, init]) => [name, what, init] as const)))(
  '%s: %s closes nothing',
  async (name, _, init) => {
    const opened = await open(name);
    await press(init);
    expect([...opened]).toEqual(['mode', name]);
    await press();
    expect([...opened]).toEqual(['mode']);
    await press(init);
    expect([...opened]).toEqual(['mode']);
    await press();
    expect([...opened]).toEqual([]);
  },
);

test.each([
  ['Dialog', 'Popover', 'Tooltip'],
  ['ViewWindow', 'AlertDialog', 'Tooltip'],
  ['Sheet', 'Dialog', 'DropdownMenu'],
])('each press closes the innermost of %s, %s and %s', async (...names) => {
  const opened = await open(...names);
  const all = ['mode', ...names];
  for (let left = all.length; left > 0; left -= 1) {
    expect([...opened]).toEqual(all.slice(0, left));
    await press();
  }
  expect([...opened]).toEqual([]);
});

test.each(['elsewhere', 'in it'])(
  'a press closes a toast, and nothing else, with the focus %s',
  async (where) => {
    const opened = await open();
    const toast = () => document.querySelector<HTMLElement>('[data-ui=toast][data-state=open]');
    await act(async () => void store.toast({ title: 'Saved' }));
    const pressHere = (init?: KeyboardEventInit) => press(init, where === 'in it' ? toast()! : document.body);
    await pressHere({ isComposing: true });
    expect(toast()).not.toBeNull();
    await pressHere();
    expect(toast()).toBeNull();
    expect([...opened]).toEqual(['mode']);
  },
);

test('of several modes a press ends the one that began last', async () => {
  const ended: string[] = [];
  await render(
    <>
      <Mode name="outer" onEnd={(name) => ended.push(name)} />
      <Mode name="inner" onEnd={(name) => ended.push(name)} />
    </>,
  );
  await press();
  expect(ended).toEqual(['inner']);
});

test('the browser empties a search field first', async () => {
  const opened = await open();
  const search = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => search.remove());
  search.type = 'search';
  search.value = 'fog';
  await press({}, search);
  expect([...opened]).toEqual(['mode']);
  search.value = '';
  await press({}, search);
  expect([...opened]).toEqual([]);
});
