import { createVariants } from '../../lib/create-variants';

/** Classes of a text box: on the control itself (`control`) or on an element around it (`wrapper`). */
export const inputBoxVariants = createVariants(
  [
    'ui:w-full ui:min-w-0 ui:rounded-sm ui:fallback:border ui:border-line-strong ui:fallback:bg-surface ui:text-base ui:text-ink ui:placeholder:text-ink-faint',
    'ui:transition-[border-color,box-shadow] ui:duration-fast ui:ease-out',
    'ui:disabled:cursor-not-allowed ui:disabled:border-line ui:disabled:bg-surface-sunken ui:disabled:text-ink-faint',
    'ui:has-disabled:border-line ui:has-disabled:bg-surface-sunken ui:has-disabled:text-ink-faint',
  ],
  {
    variants: {
      on: {
        // An empty field with `dir="auto"` has the direction of the page, as its placeholder.
        control:
          'ui:placeholder-shown:[direction:inherit] ui:focus-visible:outline-2 ui:focus-visible:outline-offset-1 ui:focus-visible:outline-focus ui:aria-invalid:border-danger ui:fallback:aria-invalid:[box-shadow:inset_0_0_0_1px_var(--ui-danger)]',
        wrapper:
          'ui:has-[:is(input,textarea):focus-visible]:outline-2 ui:has-[:is(input,textarea):focus-visible]:outline-offset-1 ui:has-[:is(input,textarea):focus-visible]:outline-focus ui:has-aria-invalid:border-danger ui:has-aria-invalid:[box-shadow:inset_0_0_0_1px_var(--ui-danger)]',
      },
    },
    defaultVariants: { on: 'control' },
  },
);
