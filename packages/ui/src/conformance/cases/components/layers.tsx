import type { ReactNode } from 'react';
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
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from '../../../components';
import type { Cases } from '../../case';

const inDialog = (part: ReactNode) => (
  <Dialog defaultOpen>
    <DialogContent closeLabel="Close" aria-describedby={undefined}>
      <DialogTitle>Save</DialogTitle>
      {part}
    </DialogContent>
  </Dialog>
);

const inAlertDialog = (part: ReactNode) => (
  <AlertDialog defaultOpen>
    <AlertDialogContent>
      <AlertDialogTitle>Delete</AlertDialogTitle>
      <AlertDialogDescription>For good.</AlertDialogDescription>
      {part}
    </AlertDialogContent>
  </AlertDialog>
);

const inSheet = (part: ReactNode) => (
  <Sheet defaultOpen>
    <SheetContent closeLabel="Close" aria-describedby={undefined}>
      <SheetTitle>Menu</SheetTitle>
      {part}
    </SheetContent>
  </Sheet>
);

export const layers: Cases = {
  DialogTrigger: (root) => (
    <Dialog>
      <DialogTrigger {...root}>Save</DialogTrigger>
    </Dialog>
  ),
  DialogContent: (root) => (
    <Dialog defaultOpen>
      <DialogContent closeLabel="Close" aria-describedby={undefined} {...root}>
        <DialogTitle>Save</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
  DialogHeader: (root) => inDialog(<DialogHeader {...root} />),
  DialogTitle: (root) => inDialog(<DialogTitle {...root} />),
  DialogDescription: (root) => inDialog(<DialogDescription {...root} />),
  DialogFooter: (root) => inDialog(<DialogFooter {...root} />),
  DialogClose: (root) => inDialog(<DialogClose {...root} />),
  AlertDialogTrigger: (root) => (
    <AlertDialog>
      <AlertDialogTrigger {...root}>Delete</AlertDialogTrigger>
    </AlertDialog>
  ),
  AlertDialogContent: (root) => (
    <AlertDialog defaultOpen>
      <AlertDialogContent closeLabel="Close" {...root}>
        <AlertDialogTitle>Delete</AlertDialogTitle>
        <AlertDialogDescription>For good.</AlertDialogDescription>
      </AlertDialogContent>
    </AlertDialog>
  ),
  AlertDialogHeader: (root) => inAlertDialog(<AlertDialogHeader {...root} />),
  AlertDialogTitle: (root) => inAlertDialog(<AlertDialogTitle {...root} />),
  AlertDialogDescription: (root) => inAlertDialog(<AlertDialogDescription {...root} />),
  AlertDialogFooter: (root) => inAlertDialog(<AlertDialogFooter {...root} />),
  AlertDialogCancel: (root) => inAlertDialog(<AlertDialogCancel {...root} />),
  AlertDialogAction: (root) => inAlertDialog(<AlertDialogAction {...root} />),
  SheetTrigger: (root) => (
    <Sheet>
      <SheetTrigger {...root}>Menu</SheetTrigger>
    </Sheet>
  ),
  SheetContent: (root) => (
    <Sheet defaultOpen>
      <SheetContent closeLabel="Close" aria-describedby={undefined} {...root}>
        <SheetTitle>Menu</SheetTitle>
      </SheetContent>
    </Sheet>
  ),
  SheetHeader: (root) => inSheet(<SheetHeader {...root} />),
  SheetTitle: (root) => inSheet(<SheetTitle {...root} />),
  SheetDescription: (root) => inSheet(<SheetDescription {...root} />),
  SheetFooter: (root) => inSheet(<SheetFooter {...root} />),
  SheetClose: (root) => inSheet(<SheetClose {...root} />),
};
