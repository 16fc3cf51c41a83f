import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang, offline, type World } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeSessionHint } from '../../lib/session-hint';
import { StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/Auth',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/auth' },
  parameters: { ...pageParameters, world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function logIn(canvas: Canvas, identifier: string, password: string) {
  const form = within(await canvas.findByRole('main'));
  await userEvent.type(await form.findByRole('textbox', { name: 'Email or username' }), identifier);
  await userEvent.type(form.getByLabelText('Password'), password);
  await userEvent.click(form.getByRole('button', { name: 'Login' }));
}

export const Login: Story = {
  tags: [
    'req:access.visitor',
    'req:messages.login-success',
    'req:routes.after-login',
    'req:routes.route-auth',
  ],
  play: async ({ canvas }) => {
    await logIn(canvas, 'demo', 'password');
    await expect(await screen.findByText('Login successful')).toBeVisible();
    await expect(screen.getByText('Welcome back, demo!')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
  },
};

/** The pack that a visitor has chosen on the pricing page is the one to buy after the login. */
export const PackKept: Story = {
  tags: ['req:shop.order-kept'],
  args: { path: '/pricing' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Buy Pro' }));
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('tab', { name: 'Register' }));
    await userEvent.click(await main.findByRole('tab', { name: 'Login' }));
    await logIn(canvas, 'demo', 'password');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Buy Tokens' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Pro/ })).toBeChecked();
  },
};

/** So are a plan and its billing, which the guard of /subscribe keeps. */
export const PlanKept: Story = {
  tags: ['req:shop.order-kept'],
  args: { path: '/subscribe?plan=pro&billing=yearly' },
  play: async ({ canvas }) => {
    await logIn(canvas, 'demo', 'password');
    await expect(await canvas.findByRole('radio', { name: /Pro/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  },
};

export const LoggingIn: Story = {
  parameters: { world: { scenario: 'visitor', overrides: [hang(endpoints.login)] } },
  play: async ({ canvas }) => {
    await logIn(canvas, 'demo', 'password');
    await waitFor(() => expect(canvas.getByRole('button', { busy: true })).toBeVisible());
  },
};

/** Until a user is known to be a visitor, the form waits if the browser remembers a session. */
export const SessionIsLoading: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.getUser)] } },
  beforeEach: () => storeSessionHint(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
};

/** The form needs no answer: after a login the session is known. */
export const SessionNotRead: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.getUser, 500)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email or username' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, 'demo@example.com', 'not-the-one');
    await expect(await screen.findByText('Login failed')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email or username' })).toHaveValue('demo@example.com');
  },
};

export const WithoutNetwork: Story = {
  tags: ['req:failures.login'],
  parameters: { world: { scenario: 'visitor', overrides: [offline(endpoints.login)] } },
  play: async ({ canvas }) => {
    await logIn(canvas, 'demo', 'password');
    await expect(await screen.findByText('Login failed')).toBeVisible();
    await expect(screen.getAllByText('Invalid email or password')[0]).toBeVisible();
  },
};

export const Register: Story = {
  tags: [
    'req:auth.register-submit',
    'req:messages.register-success',
    'req:product.trial-advertised',
    'req:routes.route-auth',
    'req:session.register-sets-user',
    'req:session.trial',
  ],
  args: { path: '/auth?tab=register' },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('main'));
    await userEvent.type(await form.findByRole('textbox', { name: 'Username' }), 'painter');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'painter@example.com');
    await userEvent.type(form.getByLabelText('Password'), 'secret-one');
    await userEvent.type(form.getByLabelText('Confirm password'), 'secret-one');
    await userEvent.click(form.getByRole('button', { name: 'Start 7-day free trial' }));
    await expect(
      await screen.findByText('Welcome to the product! Your 7-day free trial has started.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'painter' })).toBeVisible();
  },
};

export const Registering: Story = {
  args: { path: '/auth?tab=register' },
  parameters: { world: { scenario: 'visitor', overrides: [hang(endpoints.register)] } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('main'));
    await userEvent.type(await form.findByRole('textbox', { name: 'Username' }), 'painter');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'painter@example.com');
    await userEvent.type(form.getByLabelText('Password'), 'secret-one');
    await userEvent.type(form.getByLabelText('Confirm password'), 'secret-one{Enter}');
    await waitFor(() => expect(form.getByRole('button', { busy: true })).toBeVisible());
  },
};

export const UsernameTaken: Story = {
  tags: ['req:failures.register'],
  args: { path: '/auth?tab=register' },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('main'));
    await userEvent.type(await form.findByRole('textbox', { name: 'Username' }), 'demo');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'other@example.com');
    await userEvent.type(form.getByLabelText('Password'), 'secret-one');
    await userEvent.type(form.getByLabelText('Confirm password'), 'secret-one');
    await userEvent.click(form.getByRole('button', { name: 'Start 7-day free trial' }));
    await expect(await screen.findByText('Registration failed')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('demo');
  },
};

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

/** After a visitor has written a sentence, the register tab is open and says that the sentence is kept. */
export const SentenceIsKept: Story = {
  args: { path: '/' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
    const prompt = await canvas.findByRole('textbox', { name: 'Describe a picture' });
    await userEvent.type(prompt, 'A lighthouse of glass');
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Create' }));
    await expect(await heading(canvas, 'Create an account')).toBeVisible();
    await expect(canvas.getByText(/^We kept your sentence/)).toBeVisible();
    await expect(canvas.getByText('A lighthouse of glass')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await expect(await heading(canvas, 'Login')).toBeVisible();
    await logIn(canvas, 'demo', 'password');
    await canvas.findByRole('button', { name: 'demo' });
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Create' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue('A lighthouse of glass');
  },
};

/** The links to create lead visitors to the registration, also without a sentence. */
export const CreateAsVisitor: Story = {
  args: { path: '/gallery' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Create' }));
    await expect(await heading(canvas, 'Create an account')).toBeVisible();
    await expect(canvas.queryByText(/^We kept your sentence/)).toBeNull();
  },
};

export const SignedInGoesHome: Story = {
  tags: ['req:routes.auth-signed-in'],
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
  },
};

export const ProtectedScreenSendsHere: Story = {
  tags: ['req:access.guard', 'req:routes.route-generate'],
  args: { path: '/generate' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
};

export const SessionUnknown: Story = {
  tags: ['req:session.user-unknown'],
  args: { path: '/generate' },
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.getUser, 500, 'boom', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We could not check your login' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toBeVisible();
    // The pressed button is gone.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The button is busy during the retry, and keeps the focus if it fails as well. */
export const SessionStillUnknown: Story = {
  tags: ['req:session.user-unknown'],
  args: { path: '/generate' },
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.getUser, 500, 'boom')] } },
  play: async ({ canvas, loaded }) => {
    const retry = await canvas.findByRole('button', { name: 'Try Again' });
    await userEvent.click(retry);
    const { requests }: World = loaded['world'];
    await waitFor(() => expect(requests('session.user')).toHaveLength(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(retry).toHaveFocus();
  },
};
