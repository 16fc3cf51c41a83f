import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { THEME_NAMES } from '../../packages/ui/src/styles/contrast-pairs';
import { expectValues } from './expect-values';
import { Page, PageSection } from './page';
import { Name, Value } from './rows';
import { tokens, variable } from './tokens';

function Shadow() {
  return (
    <Page
      title="Shadow"
      intro="Three levels: controls, floating layers and modal layers. In the dark theme a lighter background shows the level as well."
    >
      <PageSection title="Heights">
        <div className="grid gap-4 sm:grid-cols-2">
          {THEME_NAMES.map((theme) => (
            <div
              key={theme}
              className={`${theme} overflow-clip rounded-lg border border-line bg-surface p-6 text-ink`}
            >
              <ul className="grid gap-8 py-4">
                {tokens.shadows.map(({ name, value, dark }) => (
                  <li
                    key={name}
                    className="grid gap-1 rounded-md border border-line bg-surface-raised p-5"
                    style={{ boxShadow: variable(name) }}
                  >
                    <Name>{name}</Name>
                    <Value>{theme === 'dark' ? dark : value}</Value>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </PageSection>
    </Page>
  );
}

const meta = { title: 'Foundations/Shadow', component: Shadow, tags: ['!autodocs'] } satisfies Meta<
  typeof Shadow
>;

export default meta;

export const All: StoryObj<typeof meta> = {
  name: 'Shadow',
  play: async ({ canvasElement }) => {
    await expect(tokens.shadows).toHaveLength(3);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
    await expectValues(canvasElement, 6);
  },
};
