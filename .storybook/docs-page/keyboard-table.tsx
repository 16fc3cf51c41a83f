import { Unstyled } from '@storybook/addon-docs/blocks';
import { Kbd } from '@product/ui';
import { Sentence } from './sentence';

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
