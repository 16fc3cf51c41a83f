import { cva } from 'class-variance-authority';

/** The looks of a toast. */
export const toastVariants = cva(
  [
    'group relative grid w-full grid-cols-[auto_1fr] items-start gap-x-3 rounded-md border p-4 pe-12 text-sm shadow-3',
    'animate-grow-in data-[state=closed]:animate-fade-out',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] data-[swipe=end]:animate-fade-out',
  ],
  {
    variants: {
      variant: {
        default: 'border-line bg-surface-raised text-ink',
        destructive: 'border-transparent bg-danger text-on-danger',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);
