import { cva } from 'class-variance-authority';

/** The sunken track that tabs and segmented choices share. */
export const segmentedTrackVariants = cva(
  'gap-0.5 rounded-[12px] border border-line bg-surface-sunken p-[3px]',
  {
    variants: {
      block: { true: 'grid w-full auto-cols-fr grid-flow-col', false: 'inline-flex max-w-full' },
    },
    defaultVariants: { block: false },
  },
);

/** One thumb on the track: raised when it is the chosen one. */
export const segmentVariants = cva([
  'relative inline-flex min-h-9 min-w-0 items-center justify-center gap-2 rounded-[9px] px-4 text-sm font-medium whitespace-nowrap text-ink-muted max-desk:min-h-11',
  'transition-[color,background-color] duration-fast ease-out hover:text-ink',
  'data-[state=active]:bg-surface-raised data-[state=active]:text-ink data-[state=active]:shadow-[0_0_0_1px_var(--line-strong),var(--elevation-1)]',
  'data-[state=checked]:bg-surface-raised data-[state=checked]:text-ink data-[state=checked]:shadow-[0_0_0_1px_var(--line-strong),var(--elevation-1)]',
  'disabled:text-ink-faint aria-disabled:text-ink-faint',
  'forced-colors:data-[state=active]:outline-2 forced-colors:data-[state=checked]:outline-2',
  '[&>svg]:size-[1.25em] [&>svg]:shrink-0',
]);
