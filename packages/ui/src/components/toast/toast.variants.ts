import { createVariants } from '../../lib/create-variants';

export const toastVariants = createVariants(
  [
    'ui:group ui:relative ui:grid ui:w-full ui:grid-cols-[auto_1fr] ui:items-start ui:gap-x-3 ui:rounded-md ui:border ui:p-4 ui:pe-12 ui:text-sm ui:shadow-3',
    // A closed toast fades out for a moment, in which it must not react to the pointer.
    'ui:animate-grow-in ui:data-[state=closed]:pointer-events-none ui:data-[state=closed]:animate-fade-out',
    'ui:data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ui:data-[swipe=cancel]:translate-x-0 ui:data-[swipe=cancel]:transition-[translate] ui:data-[swipe=end]:animate-fade-out',
  ],
  {
    variants: {
      variant: {
        default: 'ui:border-line ui:bg-surface-raised ui:text-ink',
        destructive: 'ui:border-transparent ui:bg-danger ui:text-on-danger',
      },
    },
  },
);
