import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';

export interface RowImage {
  /** URL of the picture. */
  src: string;
  /** The picture in other widths, as the `srcset` of an `<img>`. */
  srcSet?: string;
  /** Aspect ratio as a CSS value, width first: `4 / 3`. */
  ratio: string;
  /** Short label below the picture. */
  label: string;
  /** Additional text beside the label, such as the ratio. */
  note?: string;
}

export interface ImageRowProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The pictures from start to end. An odd number has a middle; five fill a wide screen. */
  pictures: readonly RowImage[];
}

/** Heights by the distance from the middle picture, the tallest: the class, and the value for `sizes`. */
const HEIGHTS = [
  ['ui:h-[clamp(14.25rem,29.25cqi,30rem)]', 'clamp(14.25rem, 29.25vw, 30rem)'],
  ['ui:h-[clamp(11.6rem,23.8cqi,24.4rem)]', 'clamp(11.6rem, 23.8vw, 24.4rem)'],
  ['ui:h-[clamp(8.55rem,17.55cqi,18rem)]', 'clamp(8.55rem, 17.55vw, 18rem)'],
] as const;

/** Row of pictures with the largest in the middle; on a narrow screen the outer ones are clipped. @public */
export function ImageRow({ pictures, className, ...props }: ImageRowProps) {
  const middle = (pictures.length - 1) / 2;
  return (
    <ul
      data-ui="image-row"
      role="list"
      className={cn(
        'ui:flex ui:items-center ui:justify-center ui:gap-[clamp(0.75rem,1.5cqi,1.5rem)] ui:overflow-clip ui:pb-8',
        className,
      )}
      {...props}
    >
      {pictures.map(({ src, srcSet, ratio, label, note }, index) => {
        const distance = Math.floor(Math.abs(index - middle));
        const [heightClassName, height] = HEIGHTS[Math.min(distance, HEIGHTS.length - 1)]!;
        const size = `calc(${height} * ${ratio})`;
        return (
          <li key={src} className="ui:flex-none">
            <div
              className={cn(
                'ui:relative ui:overflow-hidden ui:rounded-lg ui:bg-surface-sunken ui:shadow-3',
                heightClassName,
              )}
              style={{ aspectRatio: ratio }}
            >
              <img
                fetchPriority={distance === 0 ? 'high' : 'auto'}
                loading={distance === 0 ? 'eager' : 'lazy'}
                sizes={size}
                srcSet={srcSet}
                src={src}
                alt=""
                className="ui:absolute ui:inset-0 ui:size-full ui:object-cover"
              />
            </div>
            <p className="ui:mt-3 ui:flex ui:w-0 ui:min-w-full ui:flex-wrap ui:items-baseline ui:gap-x-2 ui:px-0.5 ui:text-xs ui:text-ink-muted">
              <b className="ui:font-semibold ui:text-ink">{label}</b>
              {note && <bdi>{note}</bdi>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
