import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '@product/api-client';
import { fail, hang, offline, seed, slow, type World } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../lib/draft';
import { storeSessionHint } from '../../lib/session-hint';
import { BRAND, StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/Landing',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: { ...pageParameters, world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Scrolls to the community section, whose pictures are fetched when it comes near the viewport. */
async function scrollToCommunity(canvas: Canvas) {
  const heading = await canvas.findByRole('heading', { name: 'Fresh from the community' });
  heading.scrollIntoView();
  return within(heading.closest('section')!);
}

/** The browser remembers a session, but there is no network: the header shows neither a visitor's nor a user's controls. */
export const AccountUnreachable: Story = {
  parameters: { world: { scenario: 'creator', overrides: [offline(endpoints.getUser, { times: 1 })] } },
  beforeEach: () => storeSessionHint(true),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Account unreachable. Try again.' });
    await expect(canvas.queryByRole('button', { name: 'Login' })).toBeNull();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'demo' })).toBeVisible();
  },
};

export const AccountStillUnreachable: Story = {
  parameters: { world: { scenario: 'creator', overrides: [offline(endpoints.getUser)] } },
  beforeEach: () => storeSessionHint(true),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Account unreachable. Try again.' }),
    ).toBeVisible();
  },
};

/** The header stays where it is when one goes from a screen to one that fills the window. */
export const HeaderStays: Story = {
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'demo' });
    const banner = within(canvas.getByRole('banner'));
    const positions = () =>
      [banner.getByRole('link', { name: BRAND }), banner.getByRole('button', { name: 'Theme' })].map(
        (element) => element.getBoundingClientRect().left,
      );
    const before = positions();
    await userEvent.click(banner.getByRole('link', { name: 'Create' }));
    await canvas.findByRole('textbox', { name: 'Prompt' });
    await expect(positions()).toEqual(before);
  },
};

const withGallery = (count: number, title = 'Night rain') => ({
  scenario: 'visitor',
  overrides: [
    seed({
      community: Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        title: `${title} ${index + 1}`,
      })),
    }),
  ],
});

export const Visitor: Story = {
  tags: [
    'req:access.visitor',
    'req:landing.landing-action',
    'req:landing.landing-costs',
    'req:landing.landing-creators',
    'req:landing.landing-features',
    'req:landing.landing-hero',
    'req:landing.landing-showcase',
    'req:landing.landing-teaser',
    'req:landing.landing-to-gallery',
    'req:landing.landing-to-pricing',
    'req:routes.route-home',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Describe it. See it.');
    await waitFor(() => expect(document.title).toBe(`Turn a sentence into a picture · ${BRAND}`));
    for (const fact of ['1 token per image', 'Tokens never expire', '10,000+ creators']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    const main = within(canvas.getByRole('main'));
    const usage = within(
      (await main.findByRole('heading', { name: 'What your tokens buy' })).closest('section')!,
    );
    for (const [cost, makes] of [
      ['1 token', 'One image'],
      ['5 tokens', '10 seconds of video'],
      ['15 tokens', '30 seconds of video'],
      ['30 tokens', '60 seconds of video'],
    ] as const) {
      await expect(usage.getByText(cost).parentElement).toHaveTextContent(`${cost}${makes}`);
    }
    await expect(main.getByRole('heading', { name: 'One sentence, every style' })).toBeVisible();
    await expect(main.getByText('Private until you say so')).toBeVisible();
    await waitFor(() =>
      expect(main.getByRole('link', { name: 'Generate' })).toHaveAttribute('href', '/auth?tab=register'),
    );
    await expect(main.getByText('Log in to remove the watermark.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Browse the gallery' })).toHaveAttribute('href', '/gallery');
    await expect(main.getByRole('link', { name: 'Compare the packs' })).toHaveAttribute('href', '/pricing');
    await expect(main.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/auth?tab=register');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  tags: ['req:header.balance', 'req:landing.landing-pricing', 'req:landing.landing-teaser'],
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120 tokens')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Generate' })).toHaveAttribute('href', '/generate');
    await expect(main.getByRole('link', { name: 'Buy Starter' })).toHaveAttribute(
      'href',
      '/buy-tokens?package=starter',
    );
    await expect(main.queryByText(/watermark/)).toBeNull();
  },
};

/** While the user loads, all links lead to protected pages, whose guard sends visitors to the auth screen. */
export const UserIsLoading: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.getUser)] } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Generate' })).toHaveAttribute('href', '/generate');
    await expect(main.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/generate');
    await expect(main.getByRole('link', { name: 'Buy Starter' })).toHaveAttribute(
      'href',
      '/buy-tokens?package=starter',
    );
    const create = within(canvas.getByRole('banner')).getByRole('link', { name: 'Create' });
    await expect(create).toHaveAttribute('href', '/generate');
    await userEvent.click(main.getByRole('button', { name: 'Create' }));
    await expect(await main.findByText('Loading...')).toBeInTheDocument();
  },
};

/** A language that is chosen while the user loads is stored in the account as well. */
export const LanguageChosenWhileLoading: Story = {
  parameters: { world: { scenario: 'creator', overrides: [slow(endpoints.getUser, 3000, { times: 1 })] } },
  play: async ({ canvas, loaded }) => {
    const { state }: World = loaded['world'];
    const languageOf = () => state.accounts.find(({ username }) => username === 'demo')?.language;
    await userEvent.click(await canvas.findByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await waitFor(() => expect(languageOf()).toBe('de'), { timeout: 10_000 });
  },
};

/** The `trial` business model has four packs and a footer in columns. */
export const TrialModel: Story = {
  globals: { businessModel: 'trial' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buy Starter' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buy Hobby' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Company' })).toBeVisible();
  },
};

export const CommunityLoaded: Story = {
  tags: ['req:landing.landing-community'],
  play: async ({ canvas }) => {
    const community = await scrollToCommunity(canvas);
    await expect((await community.findAllByRole('article')).length).toBe(4);
    await expect(community.getByRole('link', { name: 'Open the gallery' })).toHaveAttribute(
      'href',
      '/gallery?tab=community',
    );
  },
};

export const CommunityIsLoading: Story = {
  parameters: { world: { scenario: 'visitor', overrides: [hang(endpoints.listGallery)] } },
  play: async ({ canvas }) => {
    const community = await scrollToCommunity(canvas);
    await expect(community.getByRole('status')).toBeVisible();
    await expect(community.queryByRole('article')).toBeNull();
  },
};

export const CommunityFailedThenCame: Story = {
  parameters: {
    world: { scenario: 'visitor', overrides: [fail(endpoints.listGallery, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    const community = await scrollToCommunity(canvas);
    await expect(await community.findByRole('alert')).toHaveTextContent('Error loading community creations');
    await userEvent.click(community.getByRole('button', { name: 'Try Again' }));
    const [article] = await community.findAllByRole('article');
    await expect(community.getAllByRole('article')).toHaveLength(4);
    await expect(article!.closest('section')).toHaveFocus();
  },
};

export const CommunityFails: Story = {
  parameters: { world: { scenario: 'visitor', overrides: [fail(endpoints.listGallery, 500)] } },
  play: async ({ canvas }) => {
    const community = await scrollToCommunity(canvas);
    await expect(await community.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const CommunityIsEmpty: Story = {
  parameters: { world: { scenario: 'emptyGallery' } },
  play: async ({ canvas }) => {
    const community = await scrollToCommunity(canvas);
    await expect(await community.findByRole('heading', { level: 3 })).toBeVisible();
    await expect(community.queryByRole('article')).toBeNull();
    await expect(community.queryByRole('status')).toBeNull();
  },
};

export const CommunityOfOne: Story = {
  parameters: { world: withGallery(1) },
  play: async ({ canvas }) => {
    const community = await scrollToCommunity(canvas);
    await expect(await community.findByRole('article', { name: 'Night rain 1' })).toBeVisible();
  },
};

export const LongTitles: Story = {
  parameters: { world: withGallery(6, 'A title that was pasted from the prompt and never ended '.repeat(4)) },
  play: async ({ canvas }) => {
    const community = await scrollToCommunity(canvas);
    await expect((await community.findAllByRole('article')).length).toBe(4);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const PromptComesAlong: Story = {
  tags: ['req:landing.landing-hero'],
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await canvas.findByText('120 tokens');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Describe a picture' }),
      'A lighthouse in a storm',
    );
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(
      'A lighthouse in a storm',
    );
  },
};

/** An empty field leads to the draft. A typed prompt keeps the draft's settings, and its prompt among the earlier ones. */
export const DraftIsKept: Story = {
  args: { path: '/generate' },
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    const prompt = () => canvas.findByRole('textbox', { name: 'Prompt' });
    const create = async (typed?: string) => {
      await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: BRAND }));
      if (typed)
        await userEvent.type(await canvas.findByRole('textbox', { name: 'Describe a picture' }), typed);
      await userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: 'Create' }));
    };
    await userEvent.type(await prompt(), 'A harbour at dawn');
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await create();
    await expect(await prompt()).toHaveValue('A harbour at dawn');
    await create('A lighthouse');
    await expect(await prompt()).toHaveValue('A lighthouse');
    await expect(canvas.getByRole('radio', { name: 'Anime' })).toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Earlier prompts' }));
    await expect(await screen.findByRole('button', { name: 'A harbour at dawn' })).toBeVisible();
  },
};

export const LoginDialogOverIt: Story = {
  tags: ['req:auth.dialog-signs-in', 'req:header.login-button', 'req:session-calls.dialog-logs-in'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'demo@example.com');
    await userEvent.type(dialog.getByLabelText('Password'), 'password{Enter}');
    await expect(await screen.findByText('Welcome back, demo!')).toBeVisible();
    await expect(await canvas.findByText('120 tokens')).toBeVisible();
  },
};

const works = (canvas: Canvas) =>
  within(canvas.getByRole('main')).queryAllByRole('link', { name: /^Open (?!the gallery)/ });
const pitchTop = (canvas: Canvas) => canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;

/** The last creations of a signed-in user, above the pitch. Each opens in the view of the gallery. */
export const LastCreations: Story = {
  tags: ['req:landing.last-work'],
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(works(canvas)).toHaveLength(6));
    await expect(canvas.getByText('Your latest creations')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Describe it. See it.');
    const [first] = works(canvas);
    const title = first?.textContent?.replace('Open ', '');
    const { width, height } = within(first!).getByRole('presentation').getBoundingClientRect();
    await expect([width, height]).toEqual([64, 64]);
    await userEvent.click(first!);
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  },
};

/** With the draft, which continues on /generate. Both are gone after a logout. */
export const LastCreationsAndDraft: Story = {
  tags: ['req:landing.last-work'],
  parameters: { world: { scenario: 'creator' } },
  beforeEach: () => drafts.save({ prompt: 'A lighthouse in a storm, its beam over the waves' }),
  play: async ({ canvas }) => {
    const draft = await canvas.findByRole('link', { name: /^Continue A lighthouse in a storm/ });
    await waitFor(() => expect(works(canvas)).toHaveLength(6));
    await expect(draft).toHaveAttribute('href', '/generate');
    const before = pitchTop(canvas);
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(works(canvas)).toEqual([]));
    await expect(canvas.queryByRole('link', { name: /^Continue/ })).toBeNull();
    await expect(pitchTop(canvas)).toBeLessThan(before);
  },
};

/** Somebody without creations sees the draft alone, or nothing. */
export const DraftAlone: Story = {
  tags: ['req:landing.last-work'],
  parameters: { world: { scenario: 'newcomer' } },
  beforeEach: () => drafts.save({ prompt: 'A lighthouse in a storm' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Continue A lighthouse in a storm' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(
      'A lighthouse in a storm',
    );
  },
};

export const NothingMadeYet: Story = {
  tags: ['req:landing.last-work'],
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas, loaded }) => {
    const before = pitchTop(canvas);
    await waitFor(() => expect(loaded['world'].requests('creations.list')).toHaveLength(1));
    await canvas.findByRole('button', { name: 'newcomer' });
    await expect(canvas.queryByText('Your latest creations')).toBeNull();
    await expect(pitchTop(canvas)).toBe(before);
  },
};

/** While they load their places are there, and a failure takes the same place: the pitch does not move. */
export const LastCreationsAreLoading: Story = {
  tags: ['req:landing.last-work'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.listCreations)] } },
  beforeEach: () => storeSessionHint(true),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Your latest creations')).toBeVisible();
    await canvas.findByText('120 tokens');
    const before = pitchTop(canvas);
    loaded['world'].faults.clear();
    await waitFor(() => expect(works(canvas)).toHaveLength(6));
    await expect(pitchTop(canvas)).toBe(before);
  },
};

export const LastCreationsFailed: Story = {
  tags: ['req:landing.last-work'],
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.listCreations, 500, '', { times: 1 })] },
  },
  beforeEach: () => storeSessionHint(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading your creations');
    const before = pitchTop(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(works(canvas)).toHaveLength(6));
    await expect(works(canvas)[0]!.closest('section')).toHaveFocus();
    await expect(pitchTop(canvas)).toBe(before);
  },
};

export const LastCreationsPending: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.listCreations)] } },
  beforeEach: () => storeSessionHint(true),
  play: async ({ canvas }) => {
    await canvas.findByText('120 tokens');
    await expect(await canvas.findByText('Your latest creations')).toBeVisible();
  },
};

export const LastCreationsNotRead: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.listCreations, 500)] } },
  beforeEach: () => storeSessionHint(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading your creations');
  },
};
