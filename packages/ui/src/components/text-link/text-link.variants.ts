import { createVariants } from '../../lib/create-variants';

/** Classes of a text link, for other elements that look like one. */
export const textLinkVariants = createVariants(
  'ui:cursor-pointer ui:rounded-2xs ui:underline-offset-[3px] ui:transition-colors ui:duration-fast ui:hover:underline',
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
