// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/gallery?tab=community" }
import { createWorld, manualClock, type Snapshot, type World } from 'mock-api';
import { createController, writeSettings, type MockSettings } from 'mock-api/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { createControls } from '../controls';
import { toJourney } from './to-journey';
import { toStory } from './to-story';

const PAGE = `
  <main>
    <h1>Gallery</h1>
    <article><button>Like</button></article>
    <article><button><svg></svg>Like</button></article>
    <label>Search <input type="search"></label>
    <label>Password <input type="password"></label>
    <label>Sort <select><option>Newest</option><option>Oldest</option></select></label>
    <details><summary>Show the prompts</summary></details>
    <p>Nothing is selected.</p>
  </main>
  <div class="mock-panel"><button>Mock API</button></div>`;

beforeEach(() => {
  document.documentElement.lang = 'ar';
  document.documentElement.className = 'dark';
  document.body.innerHTML = PAGE;
  // There is no layout.
  Element.prototype.checkVisibility ??= () => true;
});

function record(
  settings: MockSettings = {},
  world: World = createWorld({ scenario: 'creator', clock: manualClock() }),
) {
  const reload = vi.fn();
  const address = { update: () => undefined, linkTo: writeSettings, reload };
  return { world, reload, controls: createControls(createController(world), settings, address) };
}

const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];

function typeInto(selector: string, text: string) {
  const [field] = all<HTMLInputElement>(selector);
  for (const character of text) {
    field!.value += character;
    field!.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

function press(element: Element | undefined, control = element as HTMLElement | undefined) {
  element!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  control!.click();
}

test('presses, texts, choices and keys are recorded by role and name, and those of the panel are not', () => {
  const { controls } = record();
  press(all('article svg')[0], all('article button')[1]);
  all('button')[0]!.click();
  typeInto('[type=search]', 'red');
  const [select] = all<HTMLSelectElement>('select');
  select!.value = 'Oldest';
  select!.dispatchEvent(new Event('change', { bubbles: true }));
  press(all('summary')[0]);
  press(all('.mock-panel button')[0]);
  press(all('p')[0]);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  all('button')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  all('button')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  const like = { role: 'button', name: 'Like' };
  expect(controls.recording().steps.map(({ at: _, seen: _seen, ...step }) => step)).toEqual([
    { kind: 'press', target: { ...like, nth: 1 } },
    { kind: 'press', target: { ...like, nth: 0 } },
    { kind: 'type', target: { role: 'searchbox', name: 'Search', nth: 0 }, text: 'red' },
    { kind: 'select', target: { role: 'combobox', name: 'Sort', nth: 0 }, option: 'Oldest' },
    { kind: 'press', target: { role: 'text', name: 'Show the prompts', nth: 0 } },
    { kind: 'key', target: undefined, key: 'Control+k' },
    { kind: 'key', target: { ...like, nth: 0 }, key: 'ArrowDown' },
  ]);
});

test('a press that scrolls, and one whose menu swallows the click, are recorded correctly', () => {
  const { controls } = record();
  const [like] = all('button');
  like!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  like!.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  expect(controls.recording().steps).toEqual([]);
  like!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  like!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  like!.click();
  expect(controls.recording().steps).toHaveLength(2);
});

test('a changed setting is a step, with what had appeared before, and a journey repeats it', () => {
  const { controls } = record({ latency: 5 });
  press(all('article button')[0]);
  all('main')[0]!.insertAdjacentHTML(
    'beforeend',
    '<p>One is liked.</p><p>0 %</p><p>Loading...</p><p>Two are not.</p>',
  );
  controls.choose({ faults: ['F48'] });
  expect(controls.recording().steps[1]).toMatchObject({
    kind: 'set',
    settings: { faults: ['F48'], latency: 5 },
    seen: ['One is liked.', 'Two are not.'],
  });
  dispatchEvent(new CustomEvent('mock:choose', { detail: { faults: [] } }));
  expect(controls.settings.faults).toEqual([]);
});

test('a typed password is not in what is copied', () => {
  const { controls, world } = record();
  const call = { name: 'session.login', method: 'POST', path: '/api/login', at: 1 } as const;
  for (const password of ['hunter2', 'password']) {
    typeInto('[type=password]', password);
    const body = JSON.stringify({ username: 'demo', password });
    world.record({ ...call, body, headers: new Headers() });
    all<HTMLInputElement>('[type=password]')[0]!.value = '';
    press(all('button')[0]);
  }
  const recording = controls.recording();
  expect(JSON.stringify(recording)).not.toContain('hunter');
  const [unknown, , known] = recording.steps;
  expect([unknown, known]).toMatchObject([
    { target: { role: 'label', name: 'Password' }, text: expect.stringMatching(/^\*{6}\d$/) },
    { text: 'password' },
  ]);
  expect(recording.calls.map(({ body }) => body)).toEqual([
    { username: 'demo', password: unknown?.kind === 'type' && unknown.text },
    { username: 'demo', password: 'password' },
  ]);
});

test('a story and a journey have what was set and done, and expect what has appeared since', async () => {
  const { controls } = record({ faults: ['F13:creations.list'], now: '2026-01-05T09:00:00.000Z' });
  typeInto('[type=search]', "it's {red}");
  controls.choose({ faults: [] });
  press(all('article button')[1]);
  all('main')[0]!.insertAdjacentHTML('beforeend', '<p role="alert">It failed.</p>');
  const story = toStory(controls.recording());
  expect(story).toContain('args: { path: "/gallery?tab=community" }');
  expect(story).toContain('globals: {"theme":"dark","locale":"ar","viewport":{"value":"seen"}}');
  expect(story).toContain('"faults":["F13:creations.list"],"now":"2026-01-05T09:00:00.000Z"');
  const lines = story.split('\n').map((line) => line.trim());
  const typed = lines.findIndex((line) => line.startsWith('await userEvent.type('));
  expect(lines.slice(typed)).toEqual(
    expect.arrayContaining([
      `await userEvent.type(await usable((on) => on.getAllByRole('searchbox', { name: "Search" })[0]), "it's {{red}");`,
      `applySettings(loaded['world'], {"faults":[],"latency":2000});`,
      `await userEvent.click(await usable((on) => on.getAllByRole('button', { name: "Like" })[1]));`,
      `await waitFor(() => expect(document.body).toHaveTextContent("It failed."));`,
    ]),
  );
  const journey = toJourney(controls.recording());
  expect(journey).toContain(
    'await page.goto("/gallery?tab=community&scenario=creator&as=demo&fault=F13:creations.list&credit=now&now=2026-01-05T09:00:00.000Z&language=ar&theme=dark");',
  );
  expect(journey).toContain('.fill("it\'s {red}");');
  expect(journey).toContain(`getByRole('button', { name: "Like", exact: true }).nth(1).click();`);
  expect(journey).toContain(`await expect(page.locator('body')).toContainText("It failed.");`);
  expect(journey.slice(journey.indexOf('Like'))).not.toContain('Nothing is selected.');
});

test('a world that is not as its scenario starts is in the file, without its other contents', () => {
  const world = createWorld({ scenario: 'creator' });
  world.change((state) => void state.creations.pop());
  const { controls } = record({ overrides: [{ verb: 'seed', crowd: 3 }] }, world);
  const { snapshot, setup } = controls.recording();
  expect((snapshot as Snapshot).state.creations).toEqual(world.state.creations);
  expect(setup.overrides).toEqual([]);
  expect(toStory(controls.recording())).toContain('world: {"snapshot":{"version":');
  expect(toJourney(controls.recording())).toContain('"mock-api:/:world"');
});

test('a saved world is opened as its user, and the page reloads', async () => {
  const saved = createWorld({ scenario: 'newcomer' }).snapshot();
  const { controls, world, reload } = record({ as: 'demo' });
  await controls.openWorld(saved);
  expect([world.scenario, controls.setup().as]).toEqual(['newcomer', 'newcomer']);
  expect(reload).toHaveBeenCalledOnce();
});
