import type { Meta, StoryObj } from '@storybook/react-vite';
import { systemClock, type Clock, type World } from 'mock-api';
import { signedInUsername, createController, writeSettings, type MockSettings } from 'mock-api/browser';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';
import { createControls } from './controls';
import { MockPanel } from './mock-panel';
import type { Address } from './page-address';

interface PanelPageProps {
  world: World;
  settings: MockSettings;
  update: Address['update'];
  reload: Address['reload'];
}

/** The whole app over the story's world, followed by that world's panel. */
function PanelPage({ world, settings, update, reload }: PanelPageProps) {
  const [controls] = useState(() => {
    const mock = createController(world);
    mock.apply(settings);
    const linkTo = (next: MockSettings) => `http://localhost/gallery${writeSettings(next)}`;
    return createControls(mock, settings, { update, reload, linkTo });
  });
  return (
    <>
      <StoryApp path="/gallery" />
      <MockPanel controls={controls} />
    </>
  );
}

/** Clock with a constant time, so that all requests have the same age. Its timers are real. */
const clock: Clock = { ...systemClock, now: () => Date.UTC(2026, 0, 5, 9) };

type Args = Omit<PanelPageProps, 'world'>;

const meta: Meta<Args> = {
  title: 'Mock API/Panel',
  tags: ['!autodocs'],
  args: { settings: {}, update: fn(), reload: fn() },
  parameters: { ...pageParameters, world: { scenario: 'creator', clock } },
  render: (args, { loaded }) => {
    const world: World = loaded['world'];
    return <PanelPage {...args} world={world} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

const button = (name = 'Mock API (F9)') => screen.findByRole('button', { name });

async function openPanel() {
  // The page behind it has loaded.
  await screen.findAllByRole('article');
  await userEvent.click(await button());
  return within(await screen.findByRole('dialog', { name: 'Mock API' }));
}

/** The closed panel is a button after everything else on the page. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Mock API' })).toContainElement(await button());
    await canvas.findAllByRole('article');
    const all = document.querySelectorAll('a[href], button, input, select');
    await expect(all[all.length - 1]).toBe(await button());
  },
};

export const OpenedAndClosedByKey: Story = {
  play: async ({ canvas }) => {
    const create = await canvas.findByRole('link', { name: 'Create' });
    await button();
    create.focus();
    await userEvent.keyboard('{F9}');
    const dialog = await screen.findByRole('dialog', { name: 'Mock API' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(create).toHaveFocus());
    await userEvent.keyboard('{F9}');
    await screen.findByRole('dialog', { name: 'Mock API' });
    await userEvent.keyboard('{F9}');
    await waitFor(() => expect(create).toHaveFocus());
  },
};

export const Open: Story = {
  play: async () => {
    const panel = await openPanel();
    for (const name of [
      'Person',
      'Scenario',
      'Faults',
      'Time',
      'Checkout credit',
      'Requests',
      'Reproduce',
      'Reset',
    ]) {
      await expect(panel.getByRole('group', { name })).toBeInTheDocument();
    }
    await expect(panel.getByLabelText('Signed in')).toHaveValue('demo');
    await expect(panel.getByLabelText('Start from')).toHaveValue('creator');
    await expect(panel.getByLabelText('Start from')).toHaveAccessibleDescription(/120 tokens/);
  },
};

export const AnotherPerson: Story = {
  play: async ({ args, loaded }) => {
    const panel = await openPanel();
    const switchButton = panel.getByRole('button', { name: 'Switch' });
    await expect(switchButton).toBeDisabled();
    await userEvent.selectOptions(panel.getByLabelText('Signed in'), 'subscriber');
    await userEvent.click(switchButton);
    await expect(args.reload).toHaveBeenCalledOnce();
    await expect(args.update).toHaveBeenLastCalledWith({ as: 'subscriber' });
    await expect(signedInUsername(loaded['world'])).toBe('subscriber');
  },
};

/** A user who registered in this world can be chosen as the signed-in user. */
export const NewUser: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await fetch('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'painter',
        email: 'painter@example.com',
        password: 'secret-one',
        confirmPassword: 'secret-one',
      }),
    });
    const panel = await openPanel();
    await expect(panel.getByLabelText('Signed in')).toHaveValue('painter');
    const others = within(panel.getByRole('group', { name: 'Everyone else, the latest first' }));
    await expect(others.getAllByRole('option')[0]).toHaveTextContent('painter');
  },
};

export const AnotherScenario: Story = {
  args: { settings: { as: 'admin', latency: 0 } },
  play: async ({ args, loaded }) => {
    const panel = await openPanel();
    await userEvent.selectOptions(panel.getByLabelText('Start from'), 'newcomer');
    await userEvent.click(panel.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(args.reload).toHaveBeenCalledOnce());
    await expect(args.update).toHaveBeenLastCalledWith({ scenario: 'newcomer', latency: 0 });
    await expect(signedInUsername(loaded['world'])).toBe('newcomer');
  },
};

export const WithFaults: Story = {
  args: { settings: { faults: ['F01', 'F13:creations.update@2x3'] } },
  play: async ({ args }) => {
    await userEvent.click(await button('Mock API (F9), active faults: 2'));
    const panel = within(await screen.findByRole('dialog', { name: 'Mock API' }));
    const faults = () =>
      within(panel.getByRole('list', { name: 'Faults' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(faults()).toEqual([
      expect.stringMatching(/^F01 No answer/),
      expect.stringMatching(/^F13:creations\.update@2x3 500/),
    ]);

    await userEvent.selectOptions(panel.getByLabelText('Fault'), 'F05');
    await userEvent.selectOptions(panel.getByLabelText('Call'), 'generation.create');
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(faults()).toHaveLength(3);
    await expect(args.update).toHaveBeenLastCalledWith({
      faults: ['F01', 'F13:creations.update@2x3', 'F05:generation.create'],
    });

    await userEvent.click(panel.getByRole('button', { name: 'Remove F01' }));
    await expect(panel.getByRole('button', { name: 'Remove F13:creations.update@2x3' })).toHaveFocus();
    await expect(args.update).toHaveBeenLastCalledWith({
      faults: ['F13:creations.update@2x3', 'F05:generation.create'],
    });
  },
};

export const WithTimes: Story = {
  args: { settings: { delay: 300 } },
  play: async ({ args, loaded }) => {
    const panel = await openPanel();
    await expect(panel.getByRole('radio', { name: '300 ms' })).toBeChecked();
    const generation = within(panel.getByRole('radiogroup', { name: 'A generation' }));
    await expect(generation.getByRole('radio', { name: 'Lifelike' })).toBeChecked();
    await userEvent.click(generation.getByRole('radio', { name: 'At once' }));
    await expect(args.update).toHaveBeenLastCalledWith({ delay: 300, latency: 0 });
    await expect(loaded['world'].latency).toMatchObject({ image: [0, 0], call: [300, 300] });
    const credit = within(panel.getByRole('radiogroup', { name: 'Tokens and plans arrive' }));
    await userEvent.click(credit.getByRole('radio', { name: 'Never' }));
    await expect(args.update).toHaveBeenLastCalledWith({ delay: 300, latency: 0, credit: 'never' });
    await expect(loaded['world'].state.creditTime).toBe('never');
  },
};

/** The list updates live, and the copied requests contain no passwords. */
export const WithRequests: Story = {
  args: { settings: { faults: ['F05:creations.gallery'] } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await button('Mock API (F9), active faults: 1'));
    const panel = within(await screen.findByRole('dialog', { name: 'Mock API' }));
    const latest = () =>
      within(panel.getByRole('list', { name: 'Requests' })).getAllByRole('listitem')[0]?.textContent;
    await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'demo', password: 'hunter2-hunter2' }),
    });
    await waitFor(() => expect(latest()).toMatch(/^401POST \/api\/login\d s$/));
    const hanging = new AbortController();
    const call = fetch('/api/gallery?again', { signal: hanging.signal }).catch(() => 'aborted');
    await waitFor(() => expect(latest()).toMatch(/^pendingGET \/api\/gallery\?again/));
    hanging.abort();
    await call;
    await waitFor(() => expect(latest()).toMatch(/^lostGET \/api\/gallery\?again/));

    await fetch('/api/__mock/media/night-rain.jpg');
    await expect(latest()).toMatch(/^lostGET \/api\/gallery\?again/);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Pictures and videos as well' }));
    await waitFor(() => expect(latest()).toMatch(/^200GET \/api\/__mock\/media\/night-rain\.jpg/));

    const copied = fn(() => Promise.resolve());
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: copied } as never);
    await userEvent.click(panel.getByRole('button', { name: 'Copy requests' }));
    await expect(await panel.findByText('Copied.')).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(expect.stringMatching(/"path": "\/api\/login"/));
    await expect(copied).not.toHaveBeenCalledWith(expect.stringMatching(/hunter2/));
    clipboard.mockRestore();
    // Media requests arrive in any order.
    await userEvent.click(panel.getByRole('checkbox', { name: 'Pictures and videos as well' }));
  },
};

/** Where the clipboard refuses, the text can be copied by hand. */
export const Reproduce: Story = {
  play: async ({ args, canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Community' }));
    const panel = await openPanel();
    const writeText = fn(() => Promise.resolve());
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);
    await userEvent.click(panel.getByRole('button', { name: 'Copy as story' }));
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining(`('tab', { name: "Community" })`));
    await userEvent.click(panel.getByRole('button', { name: 'Copy as journey' }));
    await expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining('page.goto('));
    writeText.mockImplementation(() => Promise.reject(new Error('Denied.')));
    await userEvent.click(panel.getByRole('button', { name: 'Copy as curl' }));
    const text = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
    await expect(text.value).toContain(`call GET "$api"'/api/gallery' # 200`);
    clipboard.mockRestore();

    const saved = spyOn(URL, 'createObjectURL');
    await userEvent.click(panel.getByRole('button', { name: 'Save world' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const file = saved.mock.calls[0]?.[0] as Blob;
    saved.mockRestore();
    const input = panel.getByLabelText('Load world', { selector: 'input' });
    // The same file, which is mended after its refusal.
    let contents = '{}';
    const chosen = new File([contents], 'world.json', { type: 'application/json' });
    chosen.text = async () => contents;
    await userEvent.upload(input, chosen);
    await expect(await panel.findByText('This file is no world that this mock can open.')).toBeVisible();
    loaded['world'].reset('newcomer');
    contents = await file.text();
    await userEvent.upload(input, chosen);
    await waitFor(() => expect(args.reload).toHaveBeenCalledOnce());
    await expect(signedInUsername(loaded['world'])).toBe('demo');
    // The copied text has times and an address of this run.
    await userEvent.keyboard('{F9}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ResetAfterASecondPress: Story = {
  args: { settings: { scenario: 'creator', as: 'demo', faults: ['F13:creations.gallery'] } },
  play: async ({ args, canvas }) => {
    // All requests have been answered: the panel lists them.
    await canvas.findAllByRole('article');
    await userEvent.click(await button('Mock API (F9), active faults: 1'));
    const panel = within(await screen.findByRole('dialog', { name: 'Mock API' }));
    const reset = within(panel.getByRole('group', { name: 'Reset' }));
    await userEvent.click(reset.getByRole('button', { name: 'Reset' }));
    await expect(reset.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(reset.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await expect(args.reload).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(reset.getByRole('button', { name: 'Really reset?' }));
    await waitFor(() => expect(args.reload).toHaveBeenCalledOnce());
    await expect(args.update).toHaveBeenLastCalledWith({ scenario: 'creator' });
  },
};

/** Over a server, which has its own users and contents, the panel has its faults and its requests. */
export const OfAServer: Story = {
  render: () => {
    const deviation = 'expected User as in openapi.json, received tokens is missing';
    const at = clock.now();
    const asked = { name: undefined, body: undefined, method: 'GET', at };
    return (
      <MockPanel
        controls={{
          server: 'https://staging.example, through http://localhost:8787',
          clock,
          settings: { faults: ['F12:creations.gallery'] },
          choose: fn(),
          requests: () => [
            { ...asked, path: '/api/user', outcome: 200, deviation },
            { ...asked, path: '/api/gallery', outcome: 429 },
          ],
          har: async () => '{"log":{}}',
          subscribe: () => () => undefined,
          version: () => 0,
        }}
      />
    );
  },
  play: async () => {
    await userEvent.click(await button('Mock API (F9), active faults: 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Mock API' });
    await expect(dialog).toHaveAccessibleDescription(/go to https:\/\/staging\.example, through/);
    const panel = within(dialog);
    await expect(
      panel.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(2);
    await expect(panel.getByText(/received tokens is missing/)).toBeVisible();
    const saved = spyOn(URL, 'createObjectURL');
    await userEvent.click(panel.getByRole('button', { name: 'Save as HAR' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const file = saved.mock.calls[0]?.[0] as Blob;
    await expect(await file.text()).toBe('{"log":{}}');
    saved.mockRestore();
  },
};

/** On a phone nothing is cut off, and the page does not scroll horizontally. */
export const OnAPhone: Story = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
  args: { settings: { faults: ['F13:creations.update@2x3'], delay: 1234 } },
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(320);
    await canvas.findAllByRole('article');
    await userEvent.click(await button('Mock API (F9), active faults: 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Mock API' });
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};
