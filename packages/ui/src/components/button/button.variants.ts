import { cva } from 'class-variance-authority';

/** The looks of a button, for whatever must look like one. */
export const buttonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-sm border border-transparent',
    'text-sm leading-[1.2] font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,scale,filter] duration-fast ease-out active:scale-[0.985]',
    '[&>svg]:shrink-0 [&>svg:not([class*=size-])]:size-[1.25em]',
    'aria-disabled:active:scale-100 disabled:active:scale-100',
    'disabled:border-line disabled:bg-surface-sunken disabled:bg-none disabled:text-ink-faint disabled:shadow-none disabled:filter-none',
    'aria-disabled:border-line aria-disabled:bg-surface-sunken aria-disabled:bg-none aria-disabled:text-ink-faint aria-disabled:shadow-none aria-disabled:filter-none',
    'forced-colors:disabled:text-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
    'data-busy:[&>svg]:hidden data-busy:has-[>svg]:[&>[data-slot=spinner]]:mx-[3px] data-busy:not-has-[>svg]:gap-1.5',
  ],
  {
    variants: {
      variant: {
        accent: 'bg-accent text-on-accent hover:bg-accent-hover',
        ink: 'bg-ink text-surface hover:bg-[color-mix(in_oklch,var(--ink)_86%,var(--surface))]',
        line: 'border-line bg-surface-raised text-ink shadow-1 hover:bg-surface-hover',
        ghost: 'text-ink-muted hover:bg-surface-hover hover:text-ink',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
        spark: 'bg-spark font-semibold text-on-accent hover:brightness-[0.93]',
        glass:
          'border-[color-mix(in_oklch,var(--on-media)_30%,transparent)] bg-media-chip text-on-media hover:bg-[color-mix(in_oklch,var(--media-chip),var(--on-media)_14%)] focus-visible:outline-on-media',
        'on-media': 'bg-on-media text-media-ink hover:bg-on-media-muted focus-visible:outline-on-media',
      },
      size: {
        sm: 'min-h-9 px-3 max-desk:min-h-11 data-busy:not-has-[>svg]:px-1',
        md: 'min-h-10 px-4 max-desk:min-h-11 data-busy:not-has-[>svg]:px-1.5',
        lg: 'min-h-12 px-6 text-base leading-[1.2] data-busy:not-has-[>svg]:px-3.5',
        xl: 'min-h-13 px-5 text-base leading-[1.2] data-busy:not-has-[>svg]:px-2.5',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'line', size: 'md' },
  },
);
