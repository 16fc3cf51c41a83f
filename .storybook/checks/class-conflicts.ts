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
      animate: ['fade-in', 'fade-out', 'grow-in', 'menu-in', 'rise-in', 'side-in', 'breathe', 'drift'],
    },
    classGroups: {
      'bg-image': [{ bg: ['scrim', 'spark'] }],
      duration: [{ duration: ['fast', 'base', 'slow', 'tick'] }],
      'fvn-figure': ['num'],
    },
  },
});

/**
 * The library joins class names without resolving conflicts. If two classes of an element set the same property, it is
 * undefined which of them applies.
 */
export function findClassConflicts(page: ParentNode): string[] {
  const conflicts = [...page.querySelectorAll('[class*="ui:"]')].flatMap((element) => {
    const ours = [...element.classList].filter((name) => name.startsWith('ui:'));
    const kept = new Set(merge(ours.join(' ')).split(' '));
    const lost = ours.filter((name) => !kept.has(name));
    if (lost.length === 0) return [];
    const name = element.getAttribute('data-ui') ?? element.localName;
    const replacing = (lost: string) =>
      ours.findLast((other) => !merge(`${lost} ${other}`).includes(' ')) ?? '';
    return lost.map((lost) => `${name}: ${lost} and ${replacing(lost)}`);
  });
  return [...new Set(conflicts)];
}
