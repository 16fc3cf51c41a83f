import type { ComponentProps, Key, ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { galleryGridClassName } from './gallery-grid.variants';

export interface GalleryGridProps<Item extends { id: Key }> extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly Item[];
  /** Draws one item, a `GalleryCard` for instance. */
  renderCard: (item: Item, index: number) => ReactNode;
}

/** One to four columns of equal cells. What is far out of sight is not laid out, so that a thousand cards stay quick. */
export function GalleryGrid<Item extends { id: Key }>({
  items,
  renderCard,
  className,
  ...props
}: GalleryGridProps<Item>) {
  const keys = distinctKeys(items);
  return (
    <ul role="list" data-slot="gallery-grid" className={cn(galleryGridClassName, className)} {...props}>
      {items.map((item, index) => (
        <li
          key={keys[index]}
          className="ui:min-w-0 ui:[contain-intrinsic-size:auto_24rem] ui:[content-visibility:auto]"
        >
          {renderCard(item, index)}
        </li>
      ))}
    </ul>
  );
}

/** Ids as they come from anywhere: one that comes again is told apart by its place. */
function distinctKeys(items: readonly { id: Key }[]): Key[] {
  const seen = new Set<Key>();
  return items.map(({ id }, index) => {
    if (seen.has(id)) return `${id} again at ${index}`;
    seen.add(id);
    return id;
  });
}
