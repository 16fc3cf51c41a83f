import { Unstyled } from '@storybook/addon-docs/blocks';
import { Sentence } from './sentence';

export function DoAndDont({ dos, donts }: { dos: string[]; donts: string[] }) {
  return (
    <Unstyled>
      <div className="guide-advice">
        <Advice title="Do" sentences={dos} tone="do" />
        <Advice title="Don't" sentences={donts} tone="dont" />
      </div>
    </Unstyled>
  );
}

function Advice({ title, sentences, tone }: { title: string; sentences: string[]; tone: 'do' | 'dont' }) {
  return (
    <section data-tone={tone}>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Sentence text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
