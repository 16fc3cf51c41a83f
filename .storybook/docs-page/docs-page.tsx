import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { DoAndDont, KeyboardTable } from './guide';
import { useIsDark } from './themed-docs';
import { toImport } from './to-import';

/** The docs page of a component or a piece. All content comes from the code, the stories and the meta's guide. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isDark = useIsDark();
  const { title, parameters } = preparedMeta;
  const guide: StoryGuide | undefined = parameters.guide;
  const line = toImport(String(parameters.fileName), title);
  return (
    <>
      <Title />
      <Description of="meta" />
      {line && <Source code={`import { ${line.name} } from '${line.from}';`} language="tsx" dark={isDark} />}
      <Section title="Playground">
        <Primary />
      </Section>
      <Section title="Props">
        <Controls />
      </Section>
      {guide && (
        <>
          <Section title="Keyboard">
            <KeyboardTable rows={guide.keyboard} />
          </Section>
          <DoAndDont dos={guide.do} donts={guide.dont} />
        </>
      )}
      <Stories title="Stories" />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading>{title}</Heading>
      {children}
    </>
  );
}
