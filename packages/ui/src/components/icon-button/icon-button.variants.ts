import { cva } from 'class-variance-authority';

/** What makes a button square, on top of the button's own looks. */
export const iconButtonVariants = cva('p-0', {
  variants: {
    size: {
      sm: 'w-9 px-0 max-desk:w-11',
      md: 'w-10 px-0 max-desk:w-11',
      lg: 'w-12 px-0',
      xl: 'w-13 px-0',
    },
  },
});
