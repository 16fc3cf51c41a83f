import { createVariants } from '../../lib/create-variants';

export const sheetVariants = createVariants(
  'ui:fixed ui:z-50 ui:flex ui:flex-col ui:overflow-y-auto ui:overscroll-contain ui:bg-surface-raised ui:text-ink ui:shadow-3 ui:outline-none',
  {
    variants: {
      side: {
        end: 'ui:inset-y-0 ui:end-0 ui:w-[88vw] ui:max-w-88 ui:animate-side-in ui:border-s ui:border-line ui:px-4 ui:pt-3 ui:pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
        bottom:
          'ui:inset-x-0 ui:bottom-0 ui:max-h-[85dvh] ui:animate-rise-in ui:rounded-t-lg ui:border-t ui:border-line ui:px-4 ui:pt-5 ui:pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
      },
    },
  },
);
