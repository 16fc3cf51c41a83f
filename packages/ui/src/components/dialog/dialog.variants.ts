import { cva } from 'class-variance-authority';

/** What lies between the page and a dialog. */
export const veilClassName =
  'fixed inset-0 z-50 bg-veil animate-fade-in data-[state=closed]:animate-fade-out';

/** The looks of a dialog: in the middle, and below 480 px a sheet from the lower edge. */
export const dialogVariants = cva(
  [
    'fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] gap-5 overflow-y-auto overscroll-contain',
    'rounded-lg border border-line bg-surface-raised p-6 text-ink shadow-3 outline-none',
    'animate-grow-in data-[state=closed]:animate-grow-out',
    'max-xs:top-auto max-xs:mb-0 max-xs:w-full max-xs:max-w-none max-xs:rounded-b-none max-xs:border-x-0 max-xs:border-b-0 max-xs:px-4',
    'max-xs:pt-7 max-xs:pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
    'max-xs:animate-rise-in max-xs:data-[state=closed]:animate-rise-out',
    'max-xs:before:absolute max-xs:before:inset-x-0 max-xs:before:top-2 max-xs:before:mx-auto max-xs:before:h-1 max-xs:before:w-9 max-xs:before:rounded-full max-xs:before:bg-line-strong',
  ],
  {
    variants: {
      size: {
        sm: 'max-w-88',
        md: 'max-w-[26.5625rem]',
        lg: 'max-w-144',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export const dialogHeaderClassName = 'grid gap-1 pe-10';
export const dialogTitleClassName = 'text-xl font-semibold text-balance text-ink';
export const dialogDescriptionClassName = 'text-sm text-pretty text-ink-muted';
export const dialogFooterClassName =
  'flex flex-wrap justify-end gap-2 max-xs:grid max-xs:auto-cols-fr max-xs:grid-flow-col';
