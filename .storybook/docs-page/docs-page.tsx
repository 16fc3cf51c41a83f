import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Badge } from '@product/ui';
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
  const tags: object = preparedMeta.component?.__docgenInfo?.tags ?? {};
  const [status] = Object.keys(tags).flatMap((tag) => STATUSES[tag] ?? []);
  return (
    <>
      <Title />
      {status && <Status {...status} />}
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

interface StatusProps {
  name: string;
  tone: 'success' | 'warning';
  text: string;
}

/** By the tags of a component's comment, which tooling/packages/api requires. */
const STATUSES: Record<string, StatusProps> = {
  public: {
    name: 'Stable',
    tone: 'success',
    text: 'A breaking change waits for a major version (before 1.0 a minor one), and the changelog says what to do.',
  },
  beta: { name: 'Beta', tone: 'warning', text: 'Its props may change in any version.' },
};

function Status({ name, tone, text }: StatusProps) {
  return (
    <Unstyled>
      <p className="mb-4 flex flex-wrap items-center gap-3 text-[0.875rem]">
        <Badge variant={tone}>{name}</Badge>
        {text}
      </p>
    </Unstyled>
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
