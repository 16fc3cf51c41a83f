import { createVariants } from '../../lib/create-variants';

/** Classes of a dialog: centred, and below 480 px a sheet at the bottom edge. */
export const dialogVariants = createVariants(
  [
    'ui:fixed ui:inset-0 ui:z-50 ui:m-auto ui:grid ui:h-fit ui:max-h-[calc(100dvh-2rem)] ui:w-[calc(100%-2rem)] ui:gap-5 ui:overflow-y-auto ui:overscroll-contain',
    'ui:rounded-lg ui:border ui:border-line ui:bg-surface-raised ui:p-6 ui:text-ink ui:shadow-3 ui:outline-none',
    'ui:animate-grow-in',
    'ui:max-xs:top-auto ui:max-xs:mb-0 ui:max-xs:w-full ui:max-xs:max-w-none ui:max-xs:rounded-b-none ui:max-xs:border-x-0 ui:max-xs:border-b-0 ui:max-xs:px-4',
    'ui:max-xs:pt-7 ui:max-xs:pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
    'ui:max-xs:animate-rise-in',
    'ui:max-xs:before:absolute ui:max-xs:before:inset-x-0 ui:max-xs:before:top-2 ui:max-xs:before:mx-auto ui:max-xs:before:h-1 ui:max-xs:before:w-9 ui:max-xs:before:rounded-full ui:max-xs:before:bg-line-strong',
  ],
  {
    variants: {
      size: {
        sm: 'ui:max-w-88',
        md: 'ui:max-w-[26.5625rem]',
        lg: 'ui:max-w-144',
      },
    },
  },
);

export const dialogHeaderClassName = 'ui:grid ui:gap-1 ui:pe-10';
export const dialogTitleClassName =
  'ui:text-xl ui:font-semibold ui:text-balance ui:wrap-anywhere ui:text-ink';
export const dialogDescriptionClassName = 'ui:text-sm ui:text-pretty ui:wrap-anywhere ui:text-ink-muted';
export const dialogFooterClassName =
  'ui:flex ui:flex-wrap ui:justify-end ui:gap-2 ui:max-xs:grid ui:max-xs:auto-cols-fr ui:max-xs:grid-flow-col';
