import type { LiveSettings, Recording, Step, Target } from './recording';

export function toStory({ setup, viewport, snapshot, steps, seen }: Recording): string {
  const { path, language, theme, scenario, ...settings } = setup;
  const world = { ...(snapshot ? { snapshot } : { scenario }), ...settings, latency: latencyOf(setup) };
  const size = { width: `${viewport.width}px`, height: `${viewport.height}px` };
  const lines = [
    ...steps.flatMap((step) => [...step.seen.map(toExpectation), ...toLines(step)]),
    ...seen.map(toExpectation),
  ];
  const play = lines.map((line) => `    ${line}\n`).join('');
  const travels = steps.some(({ kind }) => kind === 'travel');
  const reloads = steps.some(({ kind }) => kind === 'reload');
  return `// Save as apps/web/src/flows/reproduced.stories.tsx, and run:
// NODE_ENV=production pnpm exec vitest run --project 'stories-*' reproduced
// It passes once the state is reached. To test that it is right, replace the last expectations by what should be seen.
${reloads ? '// The page was reloaded, which a story cannot do: copy the journey, which does.\n' : ''}import type { Meta, StoryObj } from '@storybook/react-vite';
${play.includes('loaded') ? "import { applySettings } from 'mock-api/browser';\n" : ''}${travels ? "import { useEffect } from 'react';\n" : ''}import { expect, screen, userEvent, waitFor } from 'storybook/test';
${travels ? "import { useNavigate, type NavigateFunction } from '../core/router';\n" : ''}import { pageParameters, StoryApp } from '../testing';
${travels ? TRAVEL : ''}
const meta = {
  title: 'Flows/Reproduced',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: ${JSON.stringify(path)}${travels ? ', beside: <Travel />' : ''} },
  globals: ${JSON.stringify({ theme, locale: language, viewport: { value: 'seen' } })},
  parameters: {
    ...pageParameters,
    chromatic: { disableSnapshot: true, reason: 'It reproduces a fault.' },
    viewport: { options: { seen: ${JSON.stringify({ name: 'As seen', styles: size })} } },
    world: ${JSON.stringify(world)},
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

/** Waits until a control is there and can be used. */
const usable = (find: (on: typeof screen) => HTMLElement | undefined) =>
  waitFor(() => {
    const control = find(screen);
    if (!control) throw new Error('There are fewer controls of this name.');
    expect(control).toBeEnabled();
    return control;
  });

export const Reproduced: StoryObj<typeof meta> = {
  play: async (${play.includes('loaded') ? '{ loaded }' : ''}) => {
${play}  },
};
`;
}

/** The history of a story is its router's. */
const TRAVEL = `
let navigate: NavigateFunction;

/** Back and Forward of the browser. */
function Travel() {
  const current = useNavigate();
  useEffect(() => void (navigate = current), [current]);
  return null;
}
`;

/** A story answers at once; a page by default as a real server. */
const latencyOf = ({ latency = LIFELIKE_MS }: LiveSettings) => latency;
const LIFELIKE_MS = 2_000;

const toExpectation = (text: string) =>
  `await waitFor(() => expect(document.body).toHaveTextContent(${JSON.stringify(text)}));`;

function toLines(step: Step): string[] {
  const control = 'target' in step && step.target ? `await usable((on) => ${find(step.target)})` : undefined;
  switch (step.kind) {
    case 'press':
      return [`await userEvent.click(${control});`];
    case 'type':
      return [
        `await userEvent.clear(${control});`,
        ...(step.text ? [`await userEvent.type(${control}, ${keysOf(step.text)});`] : []),
      ];
    case 'select':
      return [`await userEvent.selectOptions(${control}, ${JSON.stringify(step.option)});`];
    case 'key':
      return [
        ...(control ? [`(${control}).focus();`] : []),
        `await userEvent.keyboard(${JSON.stringify(toKeys(step.key))});`,
      ];
    case 'files':
      return [
        `throw new Error(${JSON.stringify(`Fill in the upload to ‘${step.label}’: ${step.names.join(', ')}`)});`,
      ];
    case 'travel':
      return [`await navigate(${step.by});`];
    case 'reload':
      return ['// Here the page was reloaded.'];
    case 'set':
      return [
        `applySettings(loaded['world'], ${JSON.stringify({ ...step.settings, latency: latencyOf(step.settings) })});`,
      ];
  }
}

/** A text as user-event types it: brackets name keys there. */
const keysOf = (text: string) => JSON.stringify(text.replace(/[{[]/g, '$&$&'));

/** `Control+k` as user-event writes it. */
function toKeys(key: string): string {
  const [, modifiers = '', last = key] = /^((?:\w+\+)*)(.+)$/s.exec(key) ?? [];
  const names = modifiers.split('+').filter(Boolean);
  const pressed = last.length === 1 ? last.replace(/[{[]/, '$&$&') : `{${last}}`;
  return [...names.map((name) => `{${name}>}`), pressed, ...names.map((name) => `{/${name}}`)].join('');
}

function find({ role, name, nth }: Target): string {
  const text = JSON.stringify(name);
  const query =
    role === 'label'
      ? `getAllByLabelText(${text})`
      : role === 'text'
        ? `getAllByText(${text})`
        : `getAllByRole('${role}', { name: ${text} })`;
  return `on.${query}[${nth}]`;
}
