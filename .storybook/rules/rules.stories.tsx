import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '@product/ui';
import { expect, within } from 'storybook/test';
import { Page, PageSection } from '../foundations/page';
import { Row, Rows } from '../foundations/rows';
import { RULES } from './rules';

const owners = [...new Set(RULES.map(({ of }) => of))];

function Rules() {
  return (
    <Page
      title="Rules"
      intro="What the forms ask for, and what the generator allows. Each rule leads to the story whose play function proves it; a test fails when one is without."
    >
      {owners.map((owner) => (
        <PageSection key={owner} title={owner}>
          <Rows>
            {RULES.filter(({ of }) => of === owner).map(({ rule, story }) => (
              <Row key={rule}>
                {/* The story is shown by the page around this one. */}
                <TextLink href={`./?path=/story/${story}`} target="_top">
                  {rule}
                </TextLink>
              </Row>
            ))}
          </Rows>
        </PageSection>
      ))}
    </Page>
  );
}

const meta = { title: 'Foundations/Rules', component: Rules, tags: ['!autodocs'] } satisfies Meta<
  typeof Rules
>;

export default meta;

/** Every rule is on the page, with the way to its proof. */
export const All: StoryObj<typeof meta> = {
  name: 'Rules',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(RULES.length);
  },
};
