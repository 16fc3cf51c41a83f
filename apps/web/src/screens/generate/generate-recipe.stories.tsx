import { formatRecipe } from '@product/studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useLocation, useNavigate } from '../../core/router';
import { pageParameters, StoryApp } from '../../testing';
import { promptOf, resultOf, toast, typePrompt, PROMPT, type Canvas } from './generate.steps';

const RECIPE = {
  prompt: 'A lake & a fox',
  style: 'sketch',
  aspectRatio: '16:9',
  quality: '4k',
  mediaType: 'video',
} as const;
const LINK = `/generate#${formatRecipe(RECIPE)}`;

/** The address of the page, and a link that is opened in it. */
function AddressBar() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <aside aria-label="Address bar" className="sr-only">
      <output aria-label="Address">{pathname + search + hash}</output>
      <button onClick={() => void navigate(LINK)}>Open the link</button>
    </aside>
  );
}

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: LINK, beside: <AddressBar /> },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = () => screen.getByRole('status', { name: 'Address' });

async function isFilled(canvas: Canvas) {
  await waitFor(async () => expect(await promptOf(canvas)).toHaveValue(RECIPE.prompt));
  for (const name of ['Sketch', '16:9', '4K'])
    await expect(canvas.getByRole('radio', { name })).toBeChecked();
  await expect(canvas.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
}

/** A link fills the form, submits nothing, and leaves the address. */
export const FilledByALink: Story = {
  tags: ['req:generate.recipe-opened'],
  play: async ({ canvas }) => {
    await isFilled(canvas);
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(address()).toHaveTextContent(/^\/generate$/);
  },
};

/** What a user without tokens may not have is replaced, with a toast. */
export const FilledByALinkWithoutTokens: Story = {
  tags: ['req:generate.recipe-opened'],
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Some settings need tokens')).toBeVisible();
    await expect(await promptOf(canvas)).toHaveValue('A lake & a fox');
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Values that the generator does not know leave the form as it was; a prompt loses its control characters. */
export const HostileLink: Story = {
  tags: ['req:generate.recipe-opened'],
  args: {
    path: '/generate#prompt=a%00b%E2%80%AE&style=__proto__&ratio=2:1&quality=8k&medium=sound&quantity=-1',
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await promptOf(canvas)).toHaveValue('ab'));
    await expect(canvas.getByRole('radio', { name: 'Cyberpunk' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '1:1' })).toBeChecked();
    await expect(address()).toHaveTextContent(/^\/generate$/);
  },
};

/** The page is open, and has a prompt. Undo brings back all that the link has replaced. */
export const ReplacedPromptComesBack: Story = {
  tags: ['req:generate.recipe-undo', 'req:generate.recipe-opened'],
  args: { path: '/generate' },
  play: async ({ canvas }) => {
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Open the link' }));
    const prompt = await promptOf(canvas);
    // An empty prompt is not lost: no toast.
    await open();
    await isFilled(canvas);
    await expect(screen.queryByText('Your prompt was replaced')).toBeNull();
    await userEvent.clear(prompt);
    await userEvent.type(prompt, 'half typed');
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await open();
    await isFilled(canvas);
    const undo = within(await toast('Your prompt was replaced')).getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await expect(prompt).toHaveValue('half typed');
    await expect(canvas.getByRole('radio', { name: 'Anime' })).toBeChecked();
    // The same link again; the browser's own undo.
    await open();
    await isFilled(canvas);
    prompt.focus();
    document.execCommand('undo');
    await expect(prompt).toHaveValue('half typed');
    await expect(address()).toHaveTextContent(/^\/generate$/);
  },
};

/** Undo brings the quantity back, too: a link never leaves one behind that costs more than was meant. */
export const ReplacedQuantityComesBack: Story = {
  tags: ['req:generate.recipe-undo'],
  args: { path: `${LINK}&quantity=12` },
  play: async ({ canvas }) => {
    await isFilled(canvas);
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await expect(quantity).toHaveValue(12);
    // The link in the page has none.
    await userEvent.clear(await promptOf(canvas));
    await typePrompt(canvas, 'half typed');
    await userEvent.click(screen.getByRole('button', { name: 'Open the link' }));
    await isFilled(canvas);
    await expect(quantity).toHaveValue(1);
    await userEvent.click(
      within(await toast('Your prompt was replaced')).getByRole('button', { name: 'Undo' }),
    );
    await expect(quantity).toHaveValue(12);
    await expect(await promptOf(canvas)).toHaveValue('half typed');
  },
};

/** With settings that need tokens there is one toast, which has Undo as well. */
export const ReplacedWithoutTokens: Story = {
  tags: ['req:generate.recipe-undo'],
  args: { path: '/generate' },
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    await typePrompt(canvas, 'half typed');
    await userEvent.click(screen.getByRole('button', { name: 'Open the link' }));
    const undo = within(await toast('Some settings need tokens')).getByRole('button', { name: 'Undo' });
    await expect(await promptOf(canvas)).toHaveValue('A lake & a fox');
    await userEvent.click(undo);
    await expect(await promptOf(canvas)).toHaveValue('half typed');
  },
};

/** A visitor logs in first. The form is filled then. */
export const LinkOfAVisitor: Story = {
  tags: ['req:generate.recipe-visitor'],
  parameters: { world: { scenario: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A lake & a fox')).toBeVisible();
    await expect(address()).toHaveTextContent(/^\/auth$/);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Login' }));
    const name = await canvas.findByRole('textbox', { name: 'Email or username' });
    await userEvent.type(name, 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    const banner = within(canvas.getByRole('banner'));
    const create = await banner.findByRole('link', { name: 'Create' });
    await waitFor(() => expect(create).toHaveAttribute('href', '/generate'));
    await userEvent.click(create);
    await isFilled(canvas);
  },
};

/** The fragment of the link that is copied. */
async function copied(act: () => Promise<unknown>) {
  const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await act();
  await expect(await screen.findByText('Link copied')).toBeVisible();
  const [link = ''] = written.mock.lastCall ?? [];
  written.mockRestore();
  const { origin, pathname, search, hash } = new URL(link);
  await expect(origin + pathname + search).toBe(`${location.origin}/generate`);
  return hash.slice(1);
}

/** The form's link has what it has now, also what was typed last. */
export const LinkOfTheForm: Story = {
  tags: ['req:generate.recipe-link'],
  args: { path: '/generate' },
  play: async ({ canvas }) => {
    await typePrompt(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sketch' }));
    await userEvent.type(await promptOf(canvas), ' at night');
    const link = await copied(async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Recipe' }));
      const panel = within(await screen.findByRole('dialog', { name: 'Recipe' }));
      await userEvent.click(await panel.findByRole('button', { name: 'Copy recipe link' }));
    });
    await expect(link).toBe(
      'prompt=A+lighthouse+in+a+storm+at+night&style=sketch&ratio=1%3A1&quality=hd&medium=image',
    );
  },
};

/** The result's link has what the result was made with, whatever the form has meanwhile. */
export const LinkOfAResult: Story = {
  tags: ['req:generate.recipe-link'],
  args: { path: '/generate' },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await userEvent.clear(await promptOf(canvas));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sketch' }));
    const link = await copied(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy recipe link' }));
    });
    const { prompt, style, quality } = Object.fromEntries(new URLSearchParams(link));
    await expect([prompt, style, quality]).toEqual([PROMPT, 'cartoon', 'standard']);
  },
};
