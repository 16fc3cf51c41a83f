import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { HeroFacts, type HeroFact } from './hero-facts';
import { PromptBar, type PromptBarProps } from './prompt-bar';

export type { HeroFact } from './hero-facts';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'>, PromptBarProps {
  /**
   * Heading of the page. Text in `<spark>` gets the gradient of the page, text in `<keep>` stays on one line if there
   * is room.
   */
  title: string;
  /** Text below the heading. */
  description?: ReactNode;
  /**
   * Short facts below the form, for example a price.
   * @default []
   */
  facts?: readonly HeroFact[];
  /** Content below the text in full width, for example an `ImageRow`. */
  children?: ReactNode;
}

/** First section of a page: a heading, a form for a prompt, and pictures. @public */
export function Hero({
  title,
  description,
  example,
  onCreate,
  facts = [],
  className,
  children,
  ...props
}: HeroProps) {
  return (
    <section
      data-ui="hero"
      className={cn(
        'ui:@container ui:grid ui:w-full ui:grid-cols-1 ui:gap-[clamp(2.5rem,1.5rem+3vw,4rem)]',
        className,
      )}
      {...props}
    >
      <div className="ui:wrap ui:grid ui:grid-cols-1 ui:gap-5 ui:pt-[clamp(2.5rem,1.4rem+4vw,5.5rem)] ui:text-start ui:@min-[44rem]:justify-items-center ui:@min-[44rem]:text-center">
        <h1 className="ui:text-4xl ui:font-semibold ui:text-balance ui:wrap-anywhere ui:hyphens-auto">
          <RichText
            text={title}
            components={{
              keep: (content) => <span className="ui:inline-block ui:max-w-full">{content}</span>,
              spark: (content) => (
                <span className="ui:text-gradient-accent ui:inline-block ui:max-w-full">{content}</span>
              ),
            }}
          />
        </h1>
        {description && (
          <p className="ui:max-w-[35rem] ui:text-lg ui:text-pretty ui:text-ink-muted">{description}</p>
        )}
        {onCreate && <PromptBar example={example} onCreate={onCreate} />}
        {facts.length > 0 && <HeroFacts facts={facts} />}
      </div>
      {children}
    </section>
  );
}
