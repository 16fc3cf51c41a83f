import { createVariants } from '../../lib/create-variants';

/** Classes of a badge, for other elements that look like one. */
export const badgeVariants = createVariants(
  'ui:inline-flex ui:max-w-full ui:min-h-6 ui:shrink-0 ui:items-center ui:gap-[0.3em] ui:rounded-xs ui:border ui:fallback:border-transparent ui:px-2 ui:py-0.5 ui:text-2xs ui:leading-[1.2] ui:font-medium ui:[&>svg]:size-3.5 ui:[&>svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'ui:border-line ui:bg-surface-sunken ui:text-ink-muted',
        warning: 'ui:bg-warning-soft ui:text-warning',
        accent: 'ui:bg-accent-soft ui:text-accent-ink',
        success: 'ui:bg-success-soft ui:text-success',
        media: 'ui:bg-media-chip ui:text-on-media',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);
