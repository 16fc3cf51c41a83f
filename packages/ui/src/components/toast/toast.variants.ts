import { createVariants } from '../../lib/create-variants';

export const toastVariants = createVariants(
  [
    'ui:group ui:relative ui:flex ui:max-w-full ui:items-center ui:gap-x-2.5 ui:rounded-md ui:border ui:py-2 ui:ps-3.5 ui:pe-11 ui:text-sm ui:shadow-3 ui:max-desk:pe-13',
    // A closed toast fades out for a moment, in which it must not react to the pointer.
    'ui:animate-grow-in ui:data-[state=closed]:pointer-events-none ui:data-[state=closed]:animate-fade-out',
    'ui:data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] ui:data-[swipe=cancel]:[translate:0] ui:data-[swipe=cancel]:transition-[translate] ui:data-[swipe=end]:animate-fade-out',
  ],
  {
    variants: {
      variant: {
        default: 'ui:border-line ui:bg-surface-raised ui:text-ink',
        warning: 'ui:border-warning ui:bg-surface-raised ui:text-ink',
        destructive: 'ui:border-transparent ui:bg-danger ui:text-on-danger',
      },
    },
  },
);
