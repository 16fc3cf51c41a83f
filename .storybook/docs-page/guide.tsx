import { Unstyled } from '@storybook/addon-docs/blocks';
import { Kbd } from '@product/ui';

export function KeyboardTable({ rows }: { rows: StoryGuide['keyboard'] }) {
  if (rows.length === 0) return <p>No keyboard interaction of its own.</p>;
  return (
    <Unstyled>
      <table className="guide-keys">
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does }) => (
            <tr key={does}>
              <td>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </td>
              <td>
                <Sentence text={does} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

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

/** A sentence of a guide. Text between backticks is shown as code. */
function Sentence({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
