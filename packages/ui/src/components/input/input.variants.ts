import { cva } from 'class-variance-authority';

/** The box that one types in: on the control itself, or around it. */
export const inputBoxVariants = cva(
  [
    'w-full min-w-0 rounded-sm border border-line-strong bg-surface text-base text-ink placeholder:text-ink-faint',
    'transition-[border-color,box-shadow] duration-fast ease-out',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-faint',
    'has-disabled:border-line has-disabled:bg-surface-sunken has-disabled:text-ink-faint',
  ],
  {
    variants: {
      on: {
        control:
          'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
        wrapper:
          'has-[:is(input,textarea):focus-visible]:outline-2 has-[:is(input,textarea):focus-visible]:outline-offset-1 has-[:is(input,textarea):focus-visible]:outline-focus has-aria-invalid:border-danger has-aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
      },
    },
    defaultVariants: { on: 'control' },
  },
);
