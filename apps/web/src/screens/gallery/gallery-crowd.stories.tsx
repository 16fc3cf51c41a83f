import type { Meta, StoryObj } from '@storybook/react-vite';
import { seed } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/Gallery',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const OWN = 300;

const ofMany = {
  world: {
    scenario: 'creator',
    overrides: [
      seed({ creations: Array.from({ length: OWN }, (_, at) => ({ id: at + 1, title: `Piece ${at + 1}` })) }),
    ],
  },
};

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

const cardsInSight = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('article').filter(isInSight);

/** With ten thousand public creations few elements are rendered, and each card has its position and the set size. */
export const TenThousand: Story = {
  args: { path: '/gallery?tab=community' },
  parameters: { world: { scenario: 'crowdedGallery' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(Number(first?.ariaSetSize)).toBeGreaterThan(10_000));
    await expect(document.querySelectorAll('#main *').length).toBeLessThan(1_500);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() =>
      expect(Number(cardsInSight(canvas)[0]?.closest('li')?.ariaPosInSet)).toBeGreaterThan(4_000),
    );
    await expect(document.querySelectorAll('#main *').length).toBeLessThan(1_500);
  },
};

/** Renaming and deleting a creation far down the page keep the scroll position. */
export const ChangedFarDown: Story = {
  parameters: ofMany,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(cardsInSight(canvas).length).toBeGreaterThan(0));
    const { scrollY } = window;
    const [first] = cardsInSight(canvas);
    const name = within(first!).getByRole('heading').textContent;

    await userEvent.click(within(first!).getByRole('button', { name: 'Edit' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Creation' }));
    await userEvent.type(edit.getByRole('textbox', { name: 'Title' }), ', once more');
    await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
    const renamed = await canvas.findByRole('article', { name: `${name}, once more` });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(window.scrollY).toBe(scrollY);

    await userEvent.click(within(renamed).getByRole('button', { name: 'Delete' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
    await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: `${name}, once more` })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(window.scrollY).toBe(scrollY);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]?.ariaSetSize).toBe(String(OWN - 1)));
    // For the screenshot: which rows are rendered here depends on timing.
    document.querySelector<HTMLElement>(':focus')?.blur();
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]?.ariaPosInSet).toBe('1'));
  },
};
