import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['2xs'],
      shadow: ['1', '2', '3'],
      spacing: ['gutter', 'section', 'header'],
      container: ['page'],
      breakpoint: ['xs', 'desk', 'wide'],
      ease: ['out', 'in-out'],
      animate: [
        'fade-in',
        'fade-out',
        'grow-in',
        'grow-out',
        'menu-in',
        'rise-in',
        'rise-out',
        'side-in',
        'side-out',
        'breathe',
        'drift',
      ],
    },
    classGroups: {
      'bg-image': [{ bg: ['scrim', 'spark'] }],
      duration: [{ duration: ['fast', 'base', 'slow', 'tick'] }],
      'fvn-figure': ['num'],
    },
  },
});

/** Joins class names; of two that set the same property, the later one stays. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}
