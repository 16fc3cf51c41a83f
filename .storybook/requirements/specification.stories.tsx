import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { requirements } from './data';
import { SpecificationPage } from './specification-page';

const meta = {
  title: 'Foundations/Specification',
  component: SpecificationPage,
  tags: ['!autodocs'],
  args: { section: 1 },
} satisfies Meta<typeof SpecificationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every requirement is on the page, and a link to each story. */
async function expectAll(canvasElement: HTMLElement, number: number) {
  const topics = requirements.sections[number - 1]?.topics ?? [];
  const ids = topics.flatMap((topic) => topic.requirements.map(({ id }) => id));
  await expect(ids).not.toEqual([]);
  for (const id of ids) {
    await expect(within(canvasElement).getByText(id, { selector: 'code' })).toBeVisible();
  }
  const stories = requirements.evidence.filter(
    ({ kind, requirement }) => kind === 'story' && ids.includes(requirement),
  );
  await expect(within(canvasElement).queryAllByRole('link')).toHaveLength(stories.length);
}

const ofSection = (section: number): Story => ({
  args: { section },
  play: ({ canvasElement }) => expectAll(canvasElement, section),
});

export const Section1: Story = { ...ofSection(1), name: '1. What the product does' };
export const Section2: Story = { ...ofSection(2), name: '2. Screens and routes' };
export const Section3: Story = { ...ofSection(3), name: '3. Entities and their fields' };
export const Section4: Story = { ...ofSection(4), name: '4. States and transitions' };
export const Section5: Story = { ...ofSection(5), name: '5. Validation rules' };
export const Section6: Story = { ...ofSection(6), name: '6. Roles and permissions' };
export const Section7: Story = { ...ofSection(7), name: '7. The calls it makes' };
export const Section8: Story = { ...ofSection(8), name: '8. The error catalogue' };
export const Section9: Story = { ...ofSection(9), name: '9. Constants and limits' };

export const Found: Story = {
  args: { section: 9 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Find a requirement or its evidence' }),
      'limits.toast-hotkey',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of \d+ requirements$/);
    await expect(canvas.getByText('F8 leads to the toasts.')).toBeVisible();
    await expect(canvas.queryByText('An image costs 1 token.')).toBeNull();
  },
};
