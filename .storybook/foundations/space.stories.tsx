import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectValues } from './expect-values';
import { Page, PageSection } from './page';
import { Name, Row, Rows, Value } from './rows';
import { tokens, variable } from './tokens';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 12, 16];

function Bar({ width }: { width: string }) {
  return <span className="block h-4 max-w-full rounded-xs bg-accent" style={{ width }} />;
}

function Space() {
  return (
    <Page
      title="Space"
      intro="Spacing is in steps of four pixels: small steps within a group, large steps between groups."
    >
      <PageSection title="Steps" note="As classes say them: p-4 is four steps.">
        <Rows>
          {STEPS.map((step) => (
            <Row key={step} className="grid-cols-[4rem_1fr]">
              <Name>{step}</Name>
              <Bar width={`calc(var(--ui-spacing) * ${step})`} />
            </Row>
          ))}
        </Rows>
      </PageSection>
      <PageSection title="The page" note="Measures that grow with the window, between a least and a most.">
        <Rows>
          {tokens.measures.map(({ name, value }) => (
            <Row key={name} className="sm:grid-cols-[1fr_2fr]">
              <span className="grid">
                <Name>{name}</Name>
                <Value>{value}</Value>
              </span>
              <Bar width={variable(name)} />
            </Row>
          ))}
        </Rows>
      </PageSection>
    </Page>
  );
}

const meta = { title: 'Foundations/Space', component: Space, tags: ['!autodocs'] } satisfies Meta<
  typeof Space
>;

export default meta;

export const All: StoryObj<typeof meta> = {
  name: 'Space',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(
      STEPS.length + tokens.measures.length,
    );
    await expect(tokens.measures).toHaveLength(4);
    await expectValues(canvasElement, tokens.measures.length);
  },
};
