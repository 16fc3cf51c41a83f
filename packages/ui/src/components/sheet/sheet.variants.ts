import { cva } from 'class-variance-authority';

/** The looks of a sheet, by the edge it comes from. */
export const sheetVariants = cva(
  'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface-raised text-ink shadow-3 outline-none',
  {
    variants: {
      side: {
        end: 'inset-y-0 end-0 w-[min(22rem,88vw)] animate-side-in border-s border-line px-4 pt-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))] data-[state=closed]:animate-side-out',
        bottom:
          'inset-x-0 bottom-0 max-h-[85dvh] animate-rise-in rounded-t-lg border-t border-line px-4 pt-5 pb-[calc(1.5rem+env(safe-area-inset-bottom))] data-[state=closed]:animate-rise-out',
      },
    },
    defaultVariants: { side: 'end' },
  },
);
