// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/gallery?tab=community" }
import { createWorld, manualClock, type Snapshot, type World } from 'mock-api';
import { createController, writeSettings, type MockSettings } from 'mock-api/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

const opened: World[] = [];

afterEach(() => {
  // Ends their recordings.
  for (const world of opened.splice(0)) world.close();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function record(
  settings: MockSettings = {},
  world: World = createWorld({ scenario: 'creator', clock: manualClock() }),
) {
  opened.push(world);
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

test('a step waits for the latest toast before it, also one that has gone', async () => {
  const { controls } = record();
  press(all('article button')[0]);
  const [main] = all('main');
  for (const text of ['Registration successful', 'You were not kept logged in']) {
    main!.insertAdjacentHTML('afterend', `<div data-ui="toast">${text}</div>`);
    await vi.waitFor(() => expect(controls.recording().seen).toContain(text));
    all('[data-ui=toast]')[0]!.remove();
  }
  main!.insertAdjacentHTML('beforeend', '<p>One.</p><p>Two.</p>');
  press(all('article button')[0]);
  expect(controls.recording().steps[1]?.seen).toEqual([
    'Registration successful',
    'You were not kept logged in',
    'Two.',
  ]);
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

/** Ends the page, and opens the next one by a load of this type, with the world as it is now. */
function load(type: 'reload' | 'navigate', world: World) {
  dispatchEvent(new Event('pagehide'));
  world.close();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  return record({}, createWorld({ scenario: 'creator', clock: manualClock() }));
}

test('after a reload the recording goes on, which a journey repeats and a story says', () => {
  const first = record({ faults: ['F48'] });
  press(all('article button')[0]);
  const { controls } = load('reload', first.world);
  press(all('article button')[1]);
  const { steps, setup } = controls.recording();
  expect(setup.faults).toEqual(['F48']);
  expect(steps.map(({ kind }) => kind)).toEqual(['press', 'reload', 'press']);
  const journey = toJourney(controls.recording());
  expect(journey).toMatch(/nth\(0\)\.click\(\);\n  await page\.reload\(\);\n[^]*nth\(1\)\.click\(\);/);
  expect(toStory(controls.recording())).toMatch(
    /^\/\/ The page was reloaded, which a story cannot do: copy the journey, which does\.$/m,
  );
});

test('another load begins a recording of its own, as does a reload by the panel', async () => {
  const first = record();
  press(all('article button')[0]);
  const second = load('navigate', first.world);
  expect(second.controls.recording().steps).toEqual([]);
  press(all('article button')[0]);
  await second.controls.reset();
  const third = load('reload', second.world);
  expect(third.controls.recording().steps).toEqual([]);
});

test('Back and Forward of the browser are steps, those of the page are not', () => {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  vi.stubGlobal('navigation', navigation);
  const { controls } = record();
  const travel = (index: number, userInitiated = true, navigationType = 'traverse') =>
    navigation.dispatchEvent(
      Object.assign(new Event('navigate'), { navigationType, userInitiated, destination: { index } }),
    );
  travel(2);
  travel(2, false);
  travel(4, true, 'push');
  travel(5);
  const recording = controls.recording();
  expect(recording.steps).toMatchObject([{ by: -1 }, { by: 2 }]);
  expect(toJourney(recording)).toContain(
    'await page.goBack();\n  await page.goForward();\n  await page.goForward();\n',
  );
  const story = toStory(recording);
  expect(story).toContain('args: { path: "/gallery?tab=community", beside: <Travel /> }');
  expect(story).toContain('await navigate(-1);');
});

test('of chosen files the names are recorded, and their place in a file has to be filled in', () => {
  document.body.insertAdjacentHTML('beforeend', '<input type="file" hidden aria-label="Picture">');
  const { controls } = record();
  const [input] = all<HTMLInputElement>('[type=file]');
  Object.defineProperty(input, 'files', { value: [{ name: 'a.png' }, { name: 'b.png' }] });
  input!.dispatchEvent(new Event('change', { bubbles: true }));
  expect(toJourney(controls.recording())).toContain(
    '.setInputFiles(["Fill in the path of a.png","Fill in the path of b.png"]);',
  );
  expect(toStory(controls.recording())).toContain(
    'throw new Error("Fill in the upload to ‘Picture’: a.png, b.png");',
  );
});

test('a saved world is opened as its user, and the page reloads', async () => {
  const saved = createWorld({ scenario: 'newcomer' }).snapshot();
  const { controls, world, reload } = record({ as: 'demo' });
  await controls.openWorld(saved);
  expect([world.scenario, controls.setup().as]).toEqual(['newcomer', 'newcomer']);
  expect(reload).toHaveBeenCalledOnce();
});
