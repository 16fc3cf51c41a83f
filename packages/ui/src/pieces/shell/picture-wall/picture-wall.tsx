import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';

export interface WallPicture {
  /** Address of the picture. */
  src: string;
  /** Shape as CSS writes it, width first: `4 / 3`. */
  ratio: string;
  /** What it is, in a word or two below it. */
  label: string;
  /** What else is to be said, such as its measure. */
  note?: string;
}

export interface PictureWallProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The pictures from start to end. An odd number has a middle: five fill a wide screen. */
  pictures: readonly WallPicture[];
}

/** By the distance from the middle: the middle hangs highest. */
const HEIGHTS = [
  'h-[clamp(14.25rem,29.25vw,30rem)]',
  'h-[clamp(11.6rem,23.8vw,24.4rem)]',
  'h-[clamp(8.55rem,17.55vw,18rem)]',
];

/** Pictures in a row, the largest in the middle; the outer ones run off a narrow screen. */
export function PictureWall({ pictures, className, ...props }: PictureWallProps) {
  const middle = (pictures.length - 1) / 2;
  return (
    <ul
      data-slot="picture-wall"
      role="list"
      className={cn(
        'flex items-center justify-center gap-[clamp(0.75rem,1.5vw,1.5rem)] overflow-clip pb-8',
        className,
      )}
      {...props}
    >
      {pictures.map(({ src, ratio, label, note }, index) => {
        const distance = Math.floor(Math.abs(index - middle));
        return (
          <li key={src} className="flex-none">
            <img
              src={src}
              alt=""
              fetchPriority={distance === 0 ? 'high' : 'auto'}
              className={cn(
                'w-auto max-w-none rounded-lg bg-surface-sunken object-cover shadow-3',
                HEIGHTS[Math.min(distance, HEIGHTS.length - 1)],
              )}
              style={{ aspectRatio: ratio }}
            />
            <p className="mt-3 flex w-0 min-w-full flex-wrap items-baseline gap-x-2 px-0.5 text-xs text-ink-muted">
              <b className="font-semibold text-ink">{label}</b>
              {note && <bdi>{note}</bdi>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
