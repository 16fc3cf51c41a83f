import { cva } from 'class-variance-authority';

/** The looks of words that lead somewhere. */
export const textLinkVariants = cva(
  'cursor-pointer rounded-[4px] underline-offset-[3px] transition-colors duration-fast hover:underline',
  {
    variants: {
      variant: {
        accent: 'font-medium text-accent-ink',
        quiet: 'text-ink-muted hover:text-ink',
      },
    },
    defaultVariants: { variant: 'accent' },
  },
);
