'use client';

import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { HeroFacts, type HeroFact } from './hero-facts';
import { PromptBar, type PromptBarProps } from './prompt-bar';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'>, PromptBarProps {
  /**
   * The page's first words. Those between `<spark>` and `</spark>` wear the screen's one gradient, those
   * between `<keep>` and `</keep>` stay on one line where there is room.
   */
  title: string;
  /** A sentence below them. */
  description?: ReactNode;
  /** What should be known before one begins: a cost, a claim. */
  facts?: readonly HeroFact[];
  /** What is seen below the words, over the whole width: a `PictureWall`. */
  children?: ReactNode;
}

/** What a page begins with: the sentence, a place to write one's own, and what came of others. */
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
      data-slot="hero"
      className={cn('grid grid-cols-1 gap-[clamp(2.5rem,1.5rem+3vw,4rem)]', className)}
      {...props}
    >
      <div className="wrap grid grid-cols-1 gap-5 pt-[clamp(2.5rem,1.4rem+4vw,5.5rem)] text-start sm:justify-items-center sm:text-center">
        <h1 className="text-4xl font-semibold text-balance wrap-anywhere hyphens-auto">
          <RichText
            text={title}
            marks={{
              keep: (words) => <span className="inline-block max-w-full">{words}</span>,
              spark: (words) => <span className="text-spark inline-block max-w-full">{words}</span>,
            }}
          />
        </h1>
        {description && <p className="max-w-[35rem] text-lg text-pretty text-ink-muted">{description}</p>}
        <PromptBar example={example} onCreate={onCreate} />
        {facts.length > 0 && <HeroFacts facts={facts} />}
      </div>
      {children}
    </section>
  );
}
