import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang, offline } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../testing';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { layout: 'fullscreen', world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const PROMPT = 'A lighthouse in a storm';

async function typePrompt(canvas: Canvas, prompt = PROMPT) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), prompt);
}

async function generate(canvas: Canvas) {
  await typePrompt(canvas);
  await userEvent.click(canvas.getByRole('radio', { name: 'Cartoon' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
}

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Cyberpunk' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '1:1' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Generating: Story = {
  parameters: { world: { scenario: 'creator', bend: [hang(endpoints.generate)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(await canvas.findByRole('button', { name: 'Generating...' })).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Generation progress' });
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95);
  },
};

export const Cancelled: Story = {
  parameters: { world: { scenario: 'creator', bend: [hang(endpoints.generate)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Generate' })).toBeEnabled();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(screen.queryByText('Generation Failed')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};

export const Done: Story = {
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(await canvas.findByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Similar styles' })).toBeVisible();
    await expect(await canvas.findByText('119 tokens')).toBeVisible();
  },
};

export const SavedAsPrivateByDefault: Story = {
  play: async ({ canvas }) => {
    await generate(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save to Gallery' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save to Gallery' }));
    await expect(dialog.getByRole('checkbox', { name: 'Make public' })).not.toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Storm light');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Storm light is private.')).toBeVisible();
  },
};

export const SaveFails: Story = {
  parameters: { world: { scenario: 'creator', bend: [fail(endpoints.saveCreation, 500)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save to Gallery' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save to Gallery' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Storm light');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Save Failed')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Storm light');
  },
};

export const Failed: Story = {
  parameters: { world: { scenario: 'creator', bend: [fail(endpoints.generate, 500)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(
      (await screen.findAllByText('Failed to generate content. Please try again.'))[0],
    ).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
  },
};

export const WithoutNetwork: Story = {
  parameters: { world: { scenario: 'creator', bend: [offline(endpoints.generate)] } },
  play: Failed.play,
};

export const OutOfTokens: Story = {
  parameters: { world: { scenario: 'outOfTokens' } },
  play: async ({ canvas }) => {
    await generate(canvas);
    const toast = await screen.findByText('Tokens Required', { selector: '[data-slot=toast] *' });
    await expect(toast).toBeVisible();
    await expect(
      within(toast.closest<HTMLElement>('[data-slot=toast]')!).getByRole('link', { name: 'Buy Tokens' }),
    ).toHaveAttribute('href', '/pricing');
  },
};

export const EmptyPrompt: Story = {
  play: async ({ canvas }) => {
    await typePrompt(canvas, '   ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Prompt Required')).toBeVisible();
    await expect(screen.getAllByText('Please enter a prompt to generate content.')[0]).toBeVisible();
  },
};

export const WithoutAccess: Story = {
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Video/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('radio', { name: /4K/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText('Tokens Required').length).toBeGreaterThan(0);
  },
};

async function expectAccess(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('radio', { name: '4K' }));
  await expect(canvas.getByRole('radio', { name: '4K' })).toBeChecked();
  await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
  await expect(canvas.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.queryByText('Tokens Required')).toBeNull();
}

export const Administrator: Story = {
  parameters: { world: { scenario: 'admin' } },
  play: async ({ canvas }) => expectAccess(canvas),
};

export const WithTokens: Story = {
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => expectAccess(canvas),
};

export const Subscriber: Story = {
  parameters: { world: { scenario: 'subscriber' } },
  play: async ({ canvas }) => {
    await expectAccess(canvas);
    await typePrompt(canvas);
    await expect(canvas.getAllByText('Included')[0]).toBeVisible();
  },
};

export const DraftSurvivesTheWayToTheGallery: Story = {
  play: async ({ canvas }) => {
    await typePrompt(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Gallery' }));
    await canvas.findByRole('heading', { level: 1, name: 'Gallery' });
    await userEvent.click(canvas.getByRole('link', { name: 'Create' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};
