import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { slow } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../testing';

const meta = {
  title: 'Flows/Another person',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery' },
  parameters: { layout: 'fullscreen', world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function changePerson(canvas: Canvas, root: HTMLElement) {
  const seen: string[] = [];
  const watcher = new MutationObserver(() => {
    const names = within(root)
      .queryAllByRole('article')
      .map((card) => card.textContent ?? '');
    seen.push(...names);
  });
  await userEvent.click(await canvas.findByRole('button', { name: 'Log Out' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'newcomer@example.com');
  await userEvent.type(dialog.getByLabelText('Password'), 'password{Enter}');
  await canvas.findByRole('button', { name: 'newcomer' });
  await canvas.findByRole('heading', { level: 1, name: /Describe it/ });
  watcher.observe(root, { childList: true, subtree: true, characterData: true });
  await userEvent.click(canvas.getByRole('link', { name: 'Gallery' }));
  await expect(await canvas.findByText('Nothing on your wall yet')).toBeVisible();
  watcher.disconnect();
  return seen;
}

/** The next person on this machine never sees the first one's creations. */
export const SeesNothingOfTheFirst: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(await changePerson(canvas, canvasElement)).toEqual([]);
  },
};

/** Nor when the first one's list was still on its way. */
export const SeesNothingThatComesLate: Story = {
  parameters: { world: { scenario: 'creator', bend: [slow(endpoints.listCreations, 1500, { times: 1 })] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading creations...');
    await expect(await changePerson(canvas, canvasElement)).toEqual([]);
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};
