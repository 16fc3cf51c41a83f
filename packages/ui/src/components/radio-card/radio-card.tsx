import { RadioGroup } from 'radix-ui';
import { createContext, use, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { cn } from '../../lib/cn';
import { CheckIcon } from '../icons';
import { RadioGroupRoot, type RadioGroupRootProps } from '../radio-group/radio-group-root';

export interface RadioCardGroupProps extends RadioGroupRootProps {
  /**
   * `sm` is for drawings, in one row of equal width. `lg` is for pictures, in as many columns as there is
   * room for; in windows below 48rem in one row, which scrolls sideways, with the next card cut in half.
   * @default 'sm'
   */
  size?: 'sm' | 'lg';
}

const SizeContext = createContext<NonNullable<RadioCardGroupProps['size']>>('sm');

const GROUP = {
  sm: 'ui:grid ui:grid-cols-[repeat(auto-fit,minmax(2.5rem,1fr))] ui:gap-2',
  lg: [
    'ui:grid ui:gap-2 ui:md:grid-cols-[repeat(auto-fit,minmax(5rem,1fr))]',
    'ui:max-md:-mx-gutter ui:max-md:-my-1.5 ui:max-md:[scroll-snap-type:x] ui:max-md:auto-cols-[5.75rem] ui:max-md:grid-flow-col ui:max-md:scroll-px-gutter ui:max-md:overflow-x-auto ui:max-md:px-gutter ui:max-md:py-1.5 ui:max-md:[scrollbar-width:none]',
  ],
};

/** A radio group of drawings or pictures, each with a label below it. @public */
export function RadioCardGroup({ size = 'sm', className, ...props }: RadioCardGroupProps) {
  return (
    <SizeContext value={size}>
      <RadioGroupRoot
        data-ui="radio-card-group"
        className={cn('ui:relative', GROUP[size], className)}
        {...props}
      />
    </SizeContext>
  );
}

export interface RadioCardProps extends Omit<ComponentProps<typeof RadioGroup.Item>, 'children'> {
  /** Text below the picture: the option's accessible name. */
  label: ReactNode;
  /**
   * A drawing in `currentColor`, hidden from screen readers; style its checked state with
   * `group-data-[state=checked]:`. In a large group a picture, cropped to 4:3: an `img` with an empty `alt`, a canvas
   * or a drawing.
   */
  children: ReactNode;
}

/**
 * One option of the group. Border, tint and bold text mark the checked one; in a large group a ring and a tick.
 * @public
 */
export function RadioCard(props: RadioCardProps) {
  return use(SizeContext) === 'lg' ? <LargeCard {...props} /> : <SmallCard {...props} />;
}

function SmallCard({ label, className, children, ...props }: RadioCardProps) {
  return (
    <RadioGroup.Item
      data-ui="radio-card"
      className={cn(
        'ui:group ui:grid ui:min-h-16 ui:min-w-0 ui:content-center ui:justify-items-center ui:gap-2 ui:rounded-sm ui:border ui:border-line ui:text-xs ui:text-ink-muted',
        'ui:transition-colors ui:duration-fast ui:ease-out ui:hover:bg-surface-hover ui:hover:text-ink',
        'ui:data-[state=checked]:border-accent-line ui:data-[state=checked]:bg-accent-soft ui:data-[state=checked]:font-semibold ui:data-[state=checked]:text-ink ui:data-[state=checked]:[box-shadow:inset_0_0_0_1px_var(--ui-accent-line)]',
        'ui:disabled:bg-surface-sunken ui:disabled:text-ink-faint',
        'ui:forced-colors:data-[state=checked]:outline-2',
        className,
      )}
      {...props}
    >
      <span
        data-ui="radio-card-picture"
        aria-hidden
        className="ui:grid ui:h-6.5 ui:place-items-center ui:group-data-[state=checked]:text-accent-line"
      >
        {children}
      </span>
      <span
        data-ui="radio-card-label"
        className="ui:min-w-0 ui:px-1 ui:text-center ui:hyphens-auto ui:wrap-anywhere"
      >
        {label}
      </span>
    </RadioGroup.Item>
  );
}

function LargeCard({ label, className, children, onFocus, onClick, ...props }: RadioCardProps) {
  const show = ({ currentTarget }: SyntheticEvent) =>
    currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'center' });

  return (
    <RadioGroup.Item
      data-ui="radio-card"
      className={cn(
        'ui:group ui:relative ui:block ui:min-w-0 ui:self-start ui:rounded-sm ui:text-start ui:data-[state=checked]:focus-visible:outline-offset-4 ui:disabled:text-ink-faint ui:max-desk:snap-center',
        className,
      )}
      {...props}
      onFocus={(event) => {
        // Not by a press: if the card moved away before the release, there would be no click.
        if (event.currentTarget.matches(':focus-visible')) show(event);
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        show(event);
      }}
    >
      <span
        data-ui="radio-card-picture"
        className={cn(
          'ui:edge ui:relative ui:isolate ui:block ui:aspect-4/3 ui:overflow-hidden ui:rounded-sm ui:bg-surface-sunken ui:transition-[border-color,box-shadow] ui:duration-fast',
          'ui:group-data-[state=checked]:[box-shadow:0_0_0_2px_var(--ui-surface-raised),0_0_0_4px_var(--ui-accent-line)]',
          'ui:forced-colors:group-data-[state=checked]:outline-2 ui:forced-colors:group-data-[state=checked]:outline-offset-2',
          'ui:[&>:is(img,canvas,svg)]:size-full ui:[&>:is(img,canvas,svg)]:object-cover',
        )}
      >
        {children}
      </span>
      <RadioGroup.Indicator
        data-ui="radio-card-tick"
        className="ui:absolute ui:end-[5px] ui:top-[5px] ui:z-4 ui:grid ui:size-5 ui:place-items-center ui:rounded-full ui:bg-accent ui:text-on-accent"
      >
        <CheckIcon aria-hidden className="ui:size-3 ui:stroke-[2.6] ui:forced-colors:text-[CanvasText]" />
      </RadioGroup.Indicator>
      <span
        data-ui="radio-card-label"
        className="ui:block ui:pt-1.5 ui:text-xs ui:hyphens-auto ui:wrap-anywhere ui:text-ink-muted ui:transition-colors ui:duration-fast ui:group-hover:text-ink ui:group-disabled:text-ink-faint ui:group-data-[state=checked]:font-semibold ui:group-data-[state=checked]:text-ink"
      >
        {label}
      </span>
    </RadioGroup.Item>
  );
}
