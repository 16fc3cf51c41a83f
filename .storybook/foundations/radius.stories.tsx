import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectValues } from './expect-values';
import { Page } from './page';
import { Muted, Name, Value } from './rows';
import { tokens, variable } from './tokens';

function Radius() {
  return (
    <Page
      title="Radius"
      intro="Larger elements have larger radii. An element within another has a smaller radius than its container."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6">
        {tokens.radii.map(({ name, value, note }) => (
          <li key={name} className="grid gap-2">
            <span
              className="h-28 border border-line-strong bg-surface-raised"
              style={{ borderRadius: variable(name) }}
            />
            <Name>{name}</Name>
            <Value>{value}</Value>
            {note && <Muted>{note}</Muted>}
          </li>
        ))}
      </ul>
    </Page>
  );
}

const meta = { title: 'Foundations/Radius', component: Radius, tags: ['!autodocs'] } satisfies Meta<
  typeof Radius
>;

export default meta;

export const All: StoryObj<typeof meta> = {
  name: 'Radius',
  play: async ({ canvasElement }) => {
    await expect(tokens.radii.length).toBeGreaterThan(3);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(tokens.radii.length);
    await expectValues(canvasElement, tokens.radii.length);
  },
};
