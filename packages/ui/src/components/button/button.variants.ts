import { createVariants } from '../../lib/create-variants';

/** Classes of a button, for other elements that look like one. */
export const buttonVariants = createVariants(
  [
    'ui:inline-flex ui:fallback:shrink-0 ui:items-center ui:fallback:justify-center ui:gap-2 ui:fallback:rounded-sm ui:fallback:border ui:fallback:border-transparent',
    'ui:fallback:max-w-full ui:fallback:py-1.5 ui:text-center ui:fallback:font-medium ui:select-none',
    'ui:transition-press ui:duration-fast ui:ease-out ui:active:scale-[0.985]',
    // Text of twice its size on a phone.
    'ui:fallback:max-[15rem]:px-2 ui:max-[15rem]:wrap-anywhere',
    'ui:[&>svg]:shrink-0 ui:fallback:[&>svg:not([class*=size-])]:size-[1.25em]',
    'ui:aria-disabled:active:scale-[1] ui:disabled:active:scale-[1]',
    'ui:disabled:border-line ui:disabled:bg-surface-sunken ui:disabled:bg-none ui:disabled:text-ink-faint ui:disabled:[box-shadow:none] ui:disabled:filter-none',
    'ui:aria-disabled:border-line ui:aria-disabled:bg-surface-sunken ui:aria-disabled:bg-none ui:aria-disabled:text-ink-faint ui:aria-disabled:[box-shadow:none] ui:aria-disabled:filter-none',
    'ui:forced-colors:disabled:text-[GrayText] ui:forced-colors:aria-disabled:text-[GrayText]',
    'ui:data-loading:[&>svg]:hidden ui:data-loading:has-[>svg]:[&>[data-ui=spinner]]:mx-[3px] ui:data-loading:not-has-[>svg]:gap-1.5',
  ],
  {
    variants: {
      variant: {
        primary: 'ui:bg-accent ui:text-on-accent ui:hover:bg-accent-hover',
        inverse: 'ui:bg-ink ui:text-surface ui:hover:bg-ink-hover',
        outline: [
          'ui:border-line ui:bg-surface-raised ui:fallback:text-ink ui:fallback:shadow-1 ui:fallback:hover:bg-surface-hover',
          'ui:aria-pressed:border-accent ui:aria-pressed:bg-accent-soft ui:forced-colors:aria-pressed:outline-2',
        ],
        ghost: 'ui:fallback:text-ink-muted ui:fallback:hover:bg-surface-hover ui:fallback:hover:text-ink',
        destructive: 'ui:bg-danger ui:text-on-danger ui:hover:bg-danger-hover',
        gradient:
          'ui:bg-gradient-accent ui:font-semibold ui:text-on-accent ui:hover:[filter:brightness(0.93)]',
        glass:
          'ui:border-media-line ui:bg-media-chip ui:text-on-media ui:hover:bg-media-chip-hover ui:focus-visible:outline-on-media',
        overlay:
          'ui:bg-on-media ui:text-media-ink ui:hover:bg-on-media-muted ui:focus-visible:outline-on-media',
      },
      size: {
        sm: 'ui:fallback:min-h-9 ui:fallback:px-3 ui:text-sm ui:leading-[1.2] ui:max-desk:min-h-11 ui:data-loading:not-has-[>svg]:px-1',
        md: 'ui:fallback:min-h-10 ui:fallback:px-4 ui:text-sm ui:leading-[1.2] ui:max-desk:min-h-11 ui:data-loading:not-has-[>svg]:px-1.5',
        lg: 'ui:min-h-12 ui:fallback:px-6 ui:text-base ui:leading-[1.2] ui:data-loading:not-has-[>svg]:px-3.5',
        xl: 'ui:min-h-13 ui:fallback:px-5 ui:text-base ui:leading-[1.2] ui:data-loading:not-has-[>svg]:px-2.5',
      },
      fullWidth: { true: 'ui:w-full' },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);
