import { createApiClient, createSession, endpoints, type Session } from '@product/api-client';
import { createQueryClient, keys } from '@product/api-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { fail, hang } from 'mock-api';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { manualClock } from '../testing/manual-clock';
import { Generator } from './generator';

const PROMPT = 'A lighthouse in a storm';

const meta = {
  title: 'Studio/Generator',
  component: Generator,
  args: { client: createApiClient(), buyTokensHref: '#tokens', signUpHref: '#sign-up', onResult: fn() },
  // A new client, and so a new session, for each story.
  render: (args) => <Generator {...args} client={createApiClient()} />,
  parameters: { world: { scenario: 'creator' } },
} satisfies Meta<typeof Generator>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function generate(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), PROMPT);
  await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
}

/** The user's balance is read from the API; no other call is sent before a press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Balance: 120 tokens/)).toBeVisible();
  },
};

export const Generating: Story = {
  args: { clock: manualClock() },
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** From the prompt to the saved creation. */
export const GeneratedAndSaved: Story = {
  play: async ({ canvas, args }) => {
    await generate(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save to Gallery' }));
    await expect(args.onResult).toHaveBeenCalledOnce();
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByRole('textbox', { name: /Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Storm light');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saved' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** In a column of a host's page: the form is a card as high as its content, and under a result no place is empty. */
export const InColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '60rem', marginInline: 'auto', paddingBlock: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await generate(canvas);
    await expect(await canvas.findByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Similar styles' })).toBeNull();
    const form = canvasElement.querySelector<HTMLElement>('[data-ui=generator-form]')!;
    const { position, borderBlockStartWidth, borderInlineStartWidth } = getComputedStyle(form);
    await expect([position, borderBlockStartWidth, borderInlineStartWidth]).toEqual(['static', '1px', '1px']);
    await expect(form.firstElementChild?.scrollHeight).toBe(form.firstElementChild?.clientHeight);
  },
};

export const Failed: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Generation Failed');
    await expect(alert).toHaveTextContent('Failed to generate content. Please try again.');
    await expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(within(alert).queryByRole('link', { name: 'Buy Tokens' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};

export const FailedForTokens: Story = {
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.generate, 402, 'Insufficient tokens.')] },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Insufficient tokens.');
    await expect(within(alert).getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '#tokens');
  },
};

export const SaveFailed: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.saveCreation, 500)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save to Gallery' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Failed to save your creation.')).toBeVisible();
  },
};

/** A visitor sees the form. A submit moves the focus to the sign-up link and sends no request. */
export const Visitor: Story = {
  parameters: { world: { scenario: 'visitor' } },
  play: async ({ canvas }) => {
    await generate(canvas);
    const link = canvas.getByRole('link', { name: 'Sign Up to Create' });
    await expect(link).toHaveAttribute('href', '#sign-up');
    await expect(link).toHaveFocus();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** Without a page to sign up the press is answered by the server. */
export const VisitorNotInvited: Story = {
  args: { signUpHref: undefined },
  parameters: { world: { scenario: 'visitor' } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Generation Failed');
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};

export const UserNotRead: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.getUser, 500, '', { times: 1 })] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText(/Balance: 120 tokens/)).toBeVisible();
  },
};

let session: Session;
let queryClient: QueryClient;

const withSession = {
  beforeEach: () => {
    session = createSession(createApiClient());
    queryClient = createQueryClient();
  },
  render: (args) => <Generator {...args} client={session} queryClient={queryClient} />,
} satisfies Partial<Story>;

/** A visitor does not see the draft of the user whose session has expired, who gets it back. */
export const SessionExpired: Story = {
  ...withSession,
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [fail(endpoints.generate, 401), fail(endpoints.getUser, 401, '', { after: 1, times: 1 })],
    },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(await canvas.findByRole('link', { name: 'Sign Up to Create' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await queryClient.invalidateQueries({ queryKey: keys.user });
    await expect(await canvas.findByText(/Balance: 120 tokens/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};

/** A logout removes the draft: the next user, even the same one, begins anew. */
export const LoggedOut: Story = {
  ...withSession,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), PROMPT);
    session.startNewSession(null);
    await queryClient.resetQueries({ queryKey: keys.user });
    await expect(await canvas.findByText(/Balance: 120 tokens/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
  },
};
