import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  prefix: 'ui',
  extend: {
    theme: {
      text: ['2xs'],
      shadow: ['1', '2', '3'],
      spacing: ['gutter', 'section', 'header'],
      container: ['page'],
      breakpoint: ['xs', 'desk'],
      ease: ['out', 'in-out'],
      animate: ['fade-in', 'fade-out', 'grow-in', 'menu-in', 'rise-in', 'side-in', 'breathe', 'drift'],
    },
    classGroups: {
      'bg-image': [{ bg: ['scrim', 'gradient-accent'] }],
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
    const classNames = [...element.classList].filter((name) => name.startsWith('ui:'));
    const merged = new Set(merge(classNames.join(' ')).split(' '));
    const overridden = classNames.filter((name) => !merged.has(name));
    if (overridden.length === 0) return [];
    const name = element.getAttribute('data-ui') ?? element.localName;
    const replacementOf = (className: string) =>
      classNames.findLast((other) => !merge(`${className} ${other}`).includes(' ')) ?? '';
    return overridden.map((className) => `${name}: ${className} and ${replacementOf(className)}`);
  });
  return [...new Set(conflicts)];
}
