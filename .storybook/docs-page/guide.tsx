import { Unstyled } from '@storybook/addon-docs/blocks';
import { Kbd } from '@product/ui';

const CELL = 'border-b border-line px-3 py-2 text-start';

export function KeyboardTable({ rows }: { rows: StoryGuide['keyboard'] }) {
  if (rows.length === 0) return <p>No keyboard interaction of its own.</p>;
  return (
    <Unstyled>
      <table className="mt-4 mb-8 w-full border-collapse text-[0.875rem]">
        <thead>
          <tr>
            <th scope="col" className={CELL}>
              Keys
            </th>
            <th scope="col" className={CELL}>
              What they do
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does }) => (
            <tr key={does}>
              <td className={`${CELL} whitespace-nowrap`}>
                {keys.map((key) => (
                  <Kbd key={key} className="not-first:ms-1.5">
                    {key}
                  </Kbd>
                ))}
              </td>
              <td className={CELL}>
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
      <div className="my-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4 text-[0.875rem]">
        <Advice title="Do" sentences={dos} edge="border-t-success" />
        <Advice title="Don't" sentences={donts} edge="border-t-danger" />
      </div>
    </Unstyled>
  );
}

function Advice({ title, sentences, edge }: { title: string; sentences: string[]; edge: string }) {
  return (
    <section className={`rounded-md border border-t-3 border-line px-5 py-4 ${edge}`}>
      <h2 className="mb-2 text-[1rem] font-semibold">{title}</h2>
      <ul className="space-y-1.5">
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
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code
        key={part}
        className="rounded-2xs bg-surface-hover px-1 font-[family-name:ui-monospace,monospace] text-[0.8125rem]"
      >
        {part}
      </code>
    ) : (
      part
    ),
  );
}
