import { cva } from 'class-variance-authority';

/** The looks of a badge. */
export const badgeVariants = cva(
  'inline-flex min-h-6 shrink-0 items-center gap-[0.3em] rounded-xs border border-transparent px-2 text-2xs leading-none font-medium whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'border-line bg-surface-sunken text-ink-muted',
        warning: 'bg-warning-soft text-warning',
        accent: 'bg-accent-soft text-accent-ink',
        success: 'bg-success-soft text-success',
        media: 'bg-media-chip text-on-media',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);
