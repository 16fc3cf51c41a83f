import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  prefix: 'ui',
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

/**
 * The library joins its classes with nothing in between that would let a later one replace an earlier one. Two of an
 * element's that set the same property would leave it to chance which of them is seen.
 */
export function findClassConflicts(page: ParentNode): string[] {
  const conflicts = [...page.querySelectorAll('[class*="ui:"]')].flatMap((element) => {
    const ours = [...element.classList].filter((name) => name.startsWith('ui:'));
    const kept = new Set(merge(ours.join(' ')).split(' '));
    const lost = ours.filter((name) => !kept.has(name));
    if (lost.length === 0) return [];
    const name = element.getAttribute('data-slot') ?? element.localName;
    const replacing = (lost: string) =>
      ours.findLast((other) => !merge(`${lost} ${other}`).includes(' ')) ?? '';
    return lost.map((lost) => `${name}: ${lost} and ${replacing(lost)}`);
  });
  return [...new Set(conflicts)];
}
