import { businessModels, type FaqKey } from '@product/domain';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

/** A question: of the host, or the key of one that is in the catalogue with its answer. */
export type FaqEntry = FaqKey | { question: string; answer: ReactNode };

export interface FaqProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * The questions in display order.
   * @default those of the `tokens` business model
   */
  entries?: readonly FaqEntry[];
}

/** Frequently asked questions about payment. The first answer is open initially. @public */
export function Faq({ entries = businessModels.tokens.faq, className, ...props }: FaqProps) {
  const { t } = useUi();
  const id = useId();
  return (
    <section
      data-ui="faq"
      aria-labelledby={id}
      className={cn('ui:@container ui:w-full', className)}
      {...props}
    >
      <div className="ui:grid ui:gap-x-12 ui:gap-y-6 ui:@min-[56rem]:grid-cols-[1fr_2fr]">
        <h2 id={id} className="ui:text-3xl ui:font-semibold ui:text-balance">
          {t('billing.questions')}
        </h2>
        <Accordion type="single" collapsible defaultValue="0">
          {entries.map((entry, index) => {
            const { question, answer } =
              typeof entry === 'string'
                ? { question: t(`billing.faq.${entry}.question`), answer: t(`billing.faq.${entry}.answer`) }
                : entry;
            // Not the catalogue's text, which changes with the language: the open question would lose the focus.
            const key = typeof entry === 'string' ? entry : entry.question;
            return (
              <AccordionItem key={key} value={String(index)}>
                <AccordionTrigger>{question}</AccordionTrigger>
                <AccordionContent>{answer}</AccordionContent>
              </AccordionItem>
            );
          })}
        </Accordion>
      </div>
    </section>
  );
}
