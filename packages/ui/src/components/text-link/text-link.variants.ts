import { cva } from 'class-variance-authority';

/** The looks of words that lead somewhere. */
export const textLinkVariants = cva(
  'ui:cursor-pointer ui:rounded-[4px] ui:underline-offset-[3px] ui:transition-colors ui:duration-fast ui:hover:underline',
  {
    variants: {
      variant: {
        accent: 'ui:font-medium ui:text-accent-ink',
        quiet: 'ui:text-ink-muted ui:hover:text-ink',
      },
    },
    defaultVariants: { variant: 'accent' },
  },
);
