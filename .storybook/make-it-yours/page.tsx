import { useMemo, useState } from 'react';
import { PageSection } from '../foundations/page';
import { Controls } from './controls';
import { LowestContrast } from './lowest-contrast';
import { Pieces } from './pieces';
import { Screens } from './screens';
import { CopyButton, DownloadButton, TakeAlong } from './take-along';
import { writeTheme, type Theme } from './theme';
import { themeCss } from './theme-css';
import { useStyleSheet } from './use-style-sheet';

interface MakeItYoursProps {
  /** The story's id, for links to the page. */
  story: string;
  initialTheme: Theme;
  onThemeChange?: (theme: Theme) => void;
}

export function MakeItYours({ story, initialTheme, onThemeChange }: MakeItYoursProps) {
  const [theme, setTheme] = useState(initialTheme);
  const css = useMemo(() => themeCss(theme), [theme]);
  useStyleSheet(css);
  return (
    // Always English, whatever the toolbar's language.
    <div lang="en" dir="ltr" className="grid gap-10 p-gutter text-ink">
      <header className="grid gap-3">
        <h1 className="text-3xl font-semibold">Make it yours</h1>
        <p className="max-w-prose text-lg text-pretty text-ink-muted">
          Choose a brand, see it in every screen, and take it along as a file.
        </p>
      </header>
      <div className="grid items-start gap-10 desk:grid-cols-[20rem_minmax(0,1fr)]">
        <section
          aria-label="Choices"
          className="grid gap-5 desk:sticky desk:top-4 desk:max-h-[calc(100dvh-2rem)] desk:overflow-y-auto desk:p-1"
        >
          <Controls
            theme={theme}
            onThemeChange={(next) => {
              setTheme(next);
              onThemeChange?.(next);
            }}
          />
          <DownloadButton name="brand.css" type="text/css" text={css} />
          <CopyButton text={linkTo(story, theme)}>Copy link</CopyButton>
        </section>
        <div className="grid min-w-0 gap-12">
          <PageSection title="Contrast">
            <LowestContrast theme={theme} />
          </PageSection>
          <PageSection title="Ten pieces">
            <Pieces />
          </PageSection>
          <PageSection title="Every screen">
            <Screens css={css} />
          </PageSection>
          <PageSection title="Take it along">
            <TakeAlong theme={theme} />
          </PageSection>
        </div>
      </div>
    </div>
  );
}

/** The address of this page with the choice, in the manager. */
const linkTo = (story: string, theme: Theme) =>
  new URL(`./?path=/story/${story}&args=${writeTheme(theme)}`, location.href).href;
