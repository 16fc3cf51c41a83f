import type { ReactNode } from 'react';
import {
  Accordion,
  AccordionItem,
  AlertDialog,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  Dialog,
  DialogContent,
  DialogTitle,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  RadioCardGroup,
  RadioGroup,
  SegmentedControl,
  Sheet,
  SheetContent,
  SheetTitle,
  Table,
  Tabs,
  TabsList,
  Toast,
  ToastProvider,
  ToastViewport,
} from '../../components';

type Parents = (part: ReactNode) => ReactNode;

const inMenu: Parents = (row) => (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger>Share</DropdownMenuTrigger>
    <DropdownMenuContent>{row}</DropdownMenuContent>
  </DropdownMenu>
);
const inToastProvider: Parents = (toast) => (
  <ToastProvider label="Message">
    {toast}
    <ToastViewport label="Messages ({hotkey})" />
  </ToastProvider>
);

/** The parents that a part of a component requires, by its name. The first match counts. */
const PARENTS: [name: RegExp, parents: Parents][] = [
  [/^Accordion$/, (part) => part],
  [/^AccordionItem$/, (part) => <Accordion type="single">{part}</Accordion>],
  [
    /^Accordion/,
    (part) => (
      <Accordion type="single" defaultValue="paper">
        <AccordionItem value="paper">{part}</AccordionItem>
      </Accordion>
    ),
  ],
  [/^AlertDialogTrigger$/, (part) => <AlertDialog>{part}</AlertDialog>],
  [/^AlertDialogContent$/, (part) => <AlertDialog defaultOpen>{part}</AlertDialog>],
  [
    /^AlertDialog/,
    (part) => (
      <AlertDialog defaultOpen>
        <AlertDialogContent>
          <AlertDialogTitle>Delete</AlertDialogTitle>
          <AlertDialogDescription>For good.</AlertDialogDescription>
          {part}
        </AlertDialogContent>
      </AlertDialog>
    ),
  ],
  [/^DialogTrigger$/, (part) => <Dialog>{part}</Dialog>],
  [/^DialogContent$/, (part) => <Dialog defaultOpen>{part}</Dialog>],
  [
    /^Dialog/,
    (part) => (
      <Dialog defaultOpen>
        <DialogContent closeLabel="Close" aria-describedby={undefined}>
          <DialogTitle>Save</DialogTitle>
          {part}
        </DialogContent>
      </Dialog>
    ),
  ],
  [/^SheetTrigger$/, (part) => <Sheet>{part}</Sheet>],
  [/^SheetContent$/, (part) => <Sheet defaultOpen>{part}</Sheet>],
  [
    /^Sheet/,
    (part) => (
      <Sheet defaultOpen>
        <SheetContent closeLabel="Close" aria-describedby={undefined}>
          <SheetTitle>Menu</SheetTitle>
          {part}
        </SheetContent>
      </Sheet>
    ),
  ],
  [/^DropdownMenuTrigger$/, (part) => <DropdownMenu>{part}</DropdownMenu>],
  [
    /^DropdownMenuContent$/,
    (part) => (
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>Share</DropdownMenuTrigger>
        {part}
      </DropdownMenu>
    ),
  ],
  [/^DropdownMenuRadioItem$/, (part) => inMenu(<DropdownMenuRadioGroup>{part}</DropdownMenuRadioGroup>)],
  [/^DropdownMenu/, inMenu],
  [/^PopoverTrigger$/, (part) => <Popover>{part}</Popover>],
  [
    /^PopoverContent$/,
    (part) => (
      <Popover defaultOpen>
        <PopoverTrigger>About</PopoverTrigger>
        {part}
      </Popover>
    ),
  ],
  [
    /^Popover/,
    (part) => (
      <Popover defaultOpen>
        <PopoverTrigger>About</PopoverTrigger>
        <PopoverContent aria-label="About">{part}</PopoverContent>
      </Popover>
    ),
  ],
  [/^RadioCard$/, (part) => <RadioCardGroup>{part}</RadioCardGroup>],
  [/^RadioOption$/, (part) => <RadioGroup>{part}</RadioGroup>],
  [/^SegmentedControlItem$/, (part) => <SegmentedControl>{part}</SegmentedControl>],
  [
    /^Table./,
    (cell) => (
      <Table label="Sizes">
        <tbody>
          <tr>{cell}</tr>
        </tbody>
      </Table>
    ),
  ],
  [
    /^TabsTrigger$/,
    (part) => (
      <Tabs defaultValue="mine">
        <TabsList>{part}</TabsList>
      </Tabs>
    ),
  ],
  [/^Tabs./, (part) => <Tabs defaultValue="mine">{part}</Tabs>],
  [/^Toast$/, inToastProvider],
  [/^ToastViewport$/, (part) => <ToastProvider label="Message">{part}</ToastProvider>],
  [/^Toast(?!er)/, (part) => inToastProvider(<Toast>{part}</Toast>)],
];

export const parentsOf = (name: string): Parents =>
  PARENTS.find(([pattern]) => pattern.test(name))?.[1] ?? ((part) => part);
