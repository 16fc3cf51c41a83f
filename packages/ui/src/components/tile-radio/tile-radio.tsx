'use client';

import { RadioGroup } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { CheckIcon } from '../icons';

export type TileRadioGroupProps = ComponentProps<typeof RadioGroup.Root>;

/** One of some pictures. Four columns; on a phone a row that shows the next tile cut in half. */
export function TileRadioGroup({ className, ...props }: TileRadioGroupProps) {
  return (
    <RadioGroup.Root
      data-slot="tile-radio-group"
      className={cn(
        'grid grid-cols-4 gap-2',
        'max-desk:-mx-gutter max-desk:-my-1.5 max-desk:snap-x max-desk:snap-proximity max-desk:auto-cols-[5.75rem] max-desk:grid-flow-col max-desk:grid-cols-none max-desk:scroll-px-gutter max-desk:overflow-x-auto max-desk:px-gutter max-desk:py-1.5 max-desk:[scrollbar-width:none]',
        className,
      )}
      {...props}
    />
  );
}

export interface TileRadioProps extends Omit<ComponentProps<typeof RadioGroup.Item>, 'children'> {
  /** The word below the picture: the choice's name. */
  label: ReactNode;
  /** The picture, cropped to 4:3: an `img` with an empty `alt`, a canvas, a drawing. */
  children: ReactNode;
}

/** One picture to choose: ringed, ticked and bold when it is the one. */
export function TileRadio({ label, className, children, onFocus, ...props }: TileRadioProps) {
  function show(event: FocusEvent<HTMLButtonElement>) {
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
    onFocus?.(event);
  }

  return (
    <RadioGroup.Item
      data-slot="tile-radio"
      className={cn(
        'group relative block min-w-0 rounded-sm text-start disabled:text-ink-faint max-desk:snap-center',
        className,
      )}
      {...props}
      onFocus={show}
    >
      <span
        data-slot="tile-radio-picture"
        className={cn(
          'edge relative isolate block aspect-4/3 overflow-hidden rounded-sm bg-surface-sunken transition-shadow duration-fast',
          'group-data-[state=checked]:shadow-[0_0_0_2px_var(--surface-raised),0_0_0_4px_var(--accent-line)]',
          'forced-colors:group-data-[state=checked]:outline-2 forced-colors:group-data-[state=checked]:outline-offset-2',
          '[&>:is(img,canvas,svg)]:size-full [&>:is(img,canvas,svg)]:object-cover',
        )}
      >
        {children}
      </span>
      <RadioGroup.Indicator
        data-slot="tile-radio-tick"
        className="absolute end-[5px] top-[5px] z-4 grid size-5 place-items-center rounded-full bg-accent text-on-accent"
      >
        <CheckIcon aria-hidden className="size-3 stroke-[2.6] forced-colors:text-[CanvasText]" />
      </RadioGroup.Indicator>
      <span
        data-slot="tile-radio-label"
        className="block truncate pt-1.5 text-xs text-ink-muted transition-colors duration-fast group-hover:text-ink group-disabled:text-ink-faint group-data-[state=checked]:font-semibold group-data-[state=checked]:text-ink"
      >
        {label}
      </span>
    </RadioGroup.Item>
  );
}
