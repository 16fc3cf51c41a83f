'use client';

import { Accordion as RadixAccordion } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { ChevronDownIcon } from '../icons';

export type AccordionProps = ComponentProps<typeof RadixAccordion.Root>;

/** Headings that open what belongs to them: one at a time (`type="single"`) or several. */
export function Accordion({ className, ...props }: AccordionProps) {
  return (
    <RadixAccordion.Root data-slot="accordion" className={cn('border-t border-line', className)} {...props} />
  );
}

export type AccordionItemProps = ComponentProps<typeof RadixAccordion.Item>;

export function AccordionItem({ className, ...props }: AccordionItemProps) {
  return (
    <RadixAccordion.Item
      data-slot="accordion-item"
      className={cn('border-b border-line', className)}
      {...props}
    />
  );
}

export interface AccordionTriggerProps extends ComponentProps<typeof RadixAccordion.Trigger> {
  /**
   * The heading's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

export function AccordionTrigger({ headingLevel = 3, className, children, ...props }: AccordionTriggerProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <RadixAccordion.Header asChild>
      <Heading data-slot="accordion-heading" className="flex">
        <RadixAccordion.Trigger
          data-slot="accordion-trigger"
          className={cn(
            'group flex min-h-14 flex-1 items-center justify-between gap-4 rounded-xs py-3 text-start font-medium transition-colors duration-fast hover:text-accent-ink',
            className,
          )}
          {...props}
        >
          {children}
          <ChevronDownIcon
            aria-hidden
            className="size-5 shrink-0 text-ink-faint transition-transform duration-base group-data-[state=open]:rotate-180"
          />
        </RadixAccordion.Trigger>
      </Heading>
    </RadixAccordion.Header>
  );
}

export type AccordionContentProps = ComponentProps<typeof RadixAccordion.Content>;

export function AccordionContent({ className, children, ...props }: AccordionContentProps) {
  return (
    <RadixAccordion.Content data-slot="accordion-content" className="overflow-hidden" {...props}>
      <div className={cn('max-w-prose pb-5 text-ink-muted', className)}>{children}</div>
    </RadixAccordion.Content>
  );
}
