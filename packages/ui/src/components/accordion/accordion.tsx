import { Accordion as RadixAccordion } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { wrapText } from '../../lib/wrap-text';
import { ChevronDownIcon } from '../icons';

export type AccordionProps = ComponentProps<typeof RadixAccordion.Root>;

/**
 * A list of headings that each open a panel: one at a time (`type="single"`) or several (`type="multiple"`).
 * @public
 */
export function Accordion({ className, ...props }: AccordionProps) {
  return (
    <RadixAccordion.Root
      data-ui="accordion"
      className={cn('ui:border-t ui:border-line', className)}
      {...props}
    />
  );
}

export type AccordionItemProps = ComponentProps<typeof RadixAccordion.Item>;

/** One heading with its panel. @public */
export function AccordionItem({ className, ...props }: AccordionItemProps) {
  return (
    <RadixAccordion.Item
      data-ui="accordion-item"
      className={cn('ui:border-b ui:border-line', className)}
      {...props}
    />
  );
}

export interface AccordionTriggerProps extends ComponentProps<typeof RadixAccordion.Trigger> {
  /**
   * Level of the heading element in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** The heading with its button. The whole row opens and closes the panel. @public */
export function AccordionTrigger({ headingLevel = 3, className, children, ...props }: AccordionTriggerProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <RadixAccordion.Header asChild>
      <Heading data-ui="accordion-heading" className="ui:flex">
        <RadixAccordion.Trigger
          data-ui="accordion-trigger"
          className={cn(
            'ui:group ui:flex ui:min-h-14 ui:flex-1 ui:items-center ui:justify-between ui:gap-4 ui:rounded-xs ui:py-3 ui:text-start ui:font-medium ui:wrap-anywhere ui:transition-colors ui:duration-fast ui:hover:text-accent-ink',
            className,
          )}
          {...props}
        >
          {wrapText(children)}
          <ChevronDownIcon
            aria-hidden
            className="ui:size-5 ui:shrink-0 ui:text-ink-faint ui:transition-press ui:duration-base ui:group-data-[state=open]:rotate-180"
          />
        </RadixAccordion.Trigger>
      </Heading>
    </RadixAccordion.Header>
  );
}

export type AccordionContentProps = ComponentProps<typeof RadixAccordion.Content>;

/** The panel of an item, limited to a readable line length (65ch). @public */
export function AccordionContent({ className, ...props }: AccordionContentProps) {
  return (
    <RadixAccordion.Content
      data-ui="accordion-content"
      className={cn('ui:max-w-prose ui:pb-5 ui:wrap-break-word ui:text-ink-muted', className)}
      {...props}
    />
  );
}
