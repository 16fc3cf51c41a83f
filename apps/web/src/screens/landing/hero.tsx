import { Button, RichText } from '@product/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroFacts } from './hero-facts';

export interface HeroProps {
  /** Called with the prompt as typed, or with the example when nothing was typed. */
  onCreate: (prompt: string) => void;
}

/** The sentence, and a place to write one's own. */
export function Hero({ onCreate }: HeroProps) {
  const { t } = useTranslation();
  const [prompt, setPrompt] = useState('');
  return (
    <section className="wrap grid gap-5 pt-[clamp(2.5rem,1.4rem+4vw,5.5rem)] text-start sm:justify-items-center sm:text-center">
      <h1 className="text-4xl font-semibold text-balance">
        <RichText
          text={t('landing.headline')}
          marks={{
            spark: (words) => <span className="text-spark inline-block">{words}</span>,
          }}
        />
      </h1>
      <p className="max-w-[35rem] text-lg text-pretty text-ink-muted">{t('landing.lede')}</p>
      <form
        className="mt-3 flex w-full max-w-[44rem] flex-col gap-1 rounded-md border border-line-strong bg-surface-raised p-2 shadow-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus sm:flex-row sm:items-center sm:gap-3 sm:ps-5"
        onSubmit={(event) => {
          event.preventDefault();
          onCreate(prompt.trim() === '' ? t('landing.promptPlaceholder') : prompt);
        }}
      >
        <input
          className="h-12 min-w-0 flex-1 bg-transparent px-3 text-base text-ellipsis outline-none placeholder:text-ink-faint sm:px-0"
          dir="auto"
          aria-label={t('landing.promptLabel')}
          placeholder={t('landing.promptPlaceholder')}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <Button type="submit" variant="accent" size="lg">
          {t('landing.create')}
        </Button>
      </form>
      <HeroFacts />
    </section>
  );
}
