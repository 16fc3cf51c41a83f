import { createVariants } from '../../lib/create-variants';

/** Classes that make a button square, in addition to `buttonVariants`. */
export const iconButtonVariants = createVariants('ui:px-0 ui:[&>svg:not([class*=size-])]:size-[1.125rem]', {
  variants: {
    size: {
      sm: 'ui:w-9 ui:max-desk:w-11',
      md: 'ui:w-10 ui:max-desk:w-11',
      lg: 'ui:w-12',
      xl: 'ui:w-13',
    },
  },
});
