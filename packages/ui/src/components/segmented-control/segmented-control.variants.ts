import { createVariants } from '../../lib/create-variants';

/** Classes of the track that tabs and segmented radio groups share. */
export const segmentedControlVariants = createVariants(
  'ui:relative ui:flex-wrap ui:gap-0.5 ui:rounded-md ui:border ui:border-line ui:bg-surface-sunken ui:p-[3px]',
  {
    variants: {
      fullWidth: {
        // Parts of one width, in several rows where their words do not fit into one.
        true: 'ui:@container ui:flex ui:w-full ui:*:flex-1',
        false: 'ui:inline-flex ui:max-w-full',
      },
    },
    defaultVariants: { fullWidth: false },
  },
);

/** Classes of one segment on the track, raised while it is active or checked. */
export const segmentedControlItemVariants = createVariants([
  'ui:relative ui:inline-flex ui:min-h-9 ui:max-w-full ui:items-center ui:justify-center ui:gap-2 ui:rounded-sm ui:px-4 ui:py-1 ui:@max-[26rem]:px-2 ui:@max-[20.5rem]:gap-1 ui:@max-[20.5rem]:px-1 ui:text-center ui:text-sm ui:leading-tight ui:font-medium ui:hyphens-auto ui:wrap-break-word ui:text-ink-muted ui:max-desk:min-h-11',
  'ui:transition-colors ui:duration-fast ui:ease-out ui:hover:text-ink',
  'ui:data-[state=active]:bg-surface-raised ui:data-[state=active]:text-ink ui:data-[state=active]:[box-shadow:0_0_0_1px_var(--ui-line-strong),var(--ui-elevation-1)]',
  'ui:data-[state=checked]:bg-surface-raised ui:data-[state=checked]:text-ink ui:data-[state=checked]:[box-shadow:0_0_0_1px_var(--ui-line-strong),var(--ui-elevation-1)]',
  'ui:disabled:text-ink-faint ui:aria-disabled:text-ink-faint',
  'ui:forced-colors:data-[state=active]:outline-2 ui:forced-colors:data-[state=checked]:outline-2',
  'ui:[&>svg]:size-[1.25em] ui:[&>svg]:shrink-0',
]);
