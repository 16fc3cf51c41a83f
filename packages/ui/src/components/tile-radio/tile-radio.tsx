'use client';

import { RadioGroup } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { CheckIcon } from '../icons';
import { RadioGroupRoot, type RadioGroupRootProps } from '../radio-group/radio-group-root';

export type TileRadioGroupProps = RadioGroupRootProps;

/**
 * A radio group of pictures in four columns; below 60rem a row that scrolls sideways, with the next tile cut in half.
 */
export function TileRadioGroup({ className, ...props }: TileRadioGroupProps) {
  return (
    <RadioGroupRoot
      data-slot="tile-radio-group"
      className={cn(
        'ui:grid ui:grid-cols-4 ui:gap-2',
        'ui:max-desk:-mx-gutter ui:max-desk:-my-1.5 ui:max-desk:snap-x ui:max-desk:snap-proximity ui:max-desk:auto-cols-[5.75rem] ui:max-desk:grid-flow-col ui:max-desk:grid-cols-none ui:max-desk:scroll-px-gutter ui:max-desk:overflow-x-auto ui:max-desk:px-gutter ui:max-desk:py-1.5 ui:max-desk:[scrollbar-width:none]',
        className,
      )}
      {...props}
    />
  );
}

export interface TileRadioProps extends Omit<ComponentProps<typeof RadioGroup.Item>, 'children'> {
  /** Text below the picture: the option's accessible name. */
  label: ReactNode;
  /** The picture, cropped to 4:3: an `img` with an empty `alt`, a canvas or a drawing. */
  children: ReactNode;
}

/** One option of the group. A ring, a tick and bold text mark the checked one. */
export function TileRadio({ label, className, children, onFocus, ...props }: TileRadioProps) {
  function show(event: FocusEvent<HTMLButtonElement>) {
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
    onFocus?.(event);
  }

  return (
    <RadioGroup.Item
      data-slot="tile-radio"
      className={cn(
        'ui:group ui:relative ui:block ui:min-w-0 ui:self-start ui:rounded-sm ui:text-start ui:data-[state=checked]:focus-visible:outline-offset-4 ui:disabled:text-ink-faint ui:max-desk:snap-center',
        className,
      )}
      {...props}
      onFocus={show}
    >
      <span
        data-slot="tile-radio-picture"
        className={cn(
          'ui:edge ui:relative ui:isolate ui:block ui:aspect-4/3 ui:overflow-hidden ui:rounded-sm ui:bg-surface-sunken ui:transition-shadow ui:duration-fast',
          'ui:group-data-[state=checked]:shadow-[0_0_0_2px_var(--ui-surface-raised),0_0_0_4px_var(--ui-accent-line)]',
          'ui:forced-colors:group-data-[state=checked]:outline-2 ui:forced-colors:group-data-[state=checked]:outline-offset-2',
          'ui:[&>:is(img,canvas,svg)]:size-full ui:[&>:is(img,canvas,svg)]:object-cover',
        )}
      >
        {children}
      </span>
      <RadioGroup.Indicator
        data-slot="tile-radio-tick"
        className="ui:absolute ui:end-[5px] ui:top-[5px] ui:z-4 ui:grid ui:size-5 ui:place-items-center ui:rounded-full ui:bg-accent ui:text-on-accent"
      >
        <CheckIcon aria-hidden className="ui:size-3 ui:stroke-[2.6] ui:forced-colors:text-[CanvasText]" />
      </RadioGroup.Indicator>
      <span
        data-slot="tile-radio-label"
        className="ui:block ui:pt-1.5 ui:text-xs ui:hyphens-auto ui:wrap-anywhere ui:text-ink-muted ui:transition-colors ui:duration-fast ui:group-hover:text-ink ui:group-disabled:text-ink-faint ui:group-data-[state=checked]:font-semibold ui:group-data-[state=checked]:text-ink"
      >
        {label}
      </span>
    </RadioGroup.Item>
  );
}
