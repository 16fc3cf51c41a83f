'use client';

import { useId, type ComponentProps } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

/** The questions that the catalogue answers. */
export const FAQ_ENTRIES = ['expiry', 'videoCost', 'quality', 'refunds', 'payment', 'cancellation'] as const;
export type FaqEntry = (typeof FAQ_ENTRIES)[number];

export interface FaqProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Which questions, in the order people see.
   * @default all of them
   */
  entries?: readonly FaqEntry[];
}

/** What people ask before they pay. The first answer is open. */
export function Faq({ entries = FAQ_ENTRIES, className, ...props }: FaqProps) {
  const { t } = useUi();
  const id = useId();
  return (
    <section
      data-slot="faq"
      aria-labelledby={id}
      className={cn('ui:grid ui:gap-x-12 ui:gap-y-6 ui:desk:grid-cols-[1fr_2fr]', className)}
      {...props}
    >
      <h2 id={id} className="ui:text-3xl ui:font-semibold ui:text-balance">
        {t('billing.questions')}
      </h2>
      <Accordion type="single" collapsible defaultValue={entries[0]}>
        {entries.map((entry) => (
          <AccordionItem key={entry} value={entry}>
            <AccordionTrigger>{t(`billing.faq.${entry}.question`)}</AccordionTrigger>
            <AccordionContent>{t(`billing.faq.${entry}.answer`)}</AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
