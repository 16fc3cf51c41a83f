import { computeAccessibleName } from 'dom-accessibility-api';
import { DEMO_PASSWORD, type LoggedRequest, type World } from 'mock-api';
import {
  isPassword,
  isUntouched,
  keepForReload,
  saveWorld,
  takeAfterReload,
  withoutPasswords,
} from 'mock-api/browser';
import type { LiveSettings, RecordedPage, Recording, Step } from './recording';
import { appearedTexts } from './appeared-texts';
import { controlOf, isInPanel, roleOf, targetOf, TEXT_FIELDS } from './target';

type NewStep = Step extends infer One ? (One extends Step ? Omit<One, 'at' | 'seen'> : never) : never;

const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];

/** Keys that move the focus or open the panel, and those whose effect on a control is a click. */
const UNRECORDED_KEYS = ['Tab', 'F9', ...MODIFIERS];
const CLICK_KEYS = ['Enter', ' '];

/**
 * Records what is done on this page from now on: presses, typed text, chosen files, changed settings, Back and Forward,
 * and a reload, after which it goes on.
 * @param end ends it, for a reload of the panel's own
 */
export function startRecorder(page: RecordedPage, end: AbortSignal): () => Recording {
  const { world, setup } = page;
  const signal = AbortSignal.any([world.closing, end]);
  const stored = takeAfterReload();
  const before = stored === undefined ? undefined : (JSON.parse(stored) as Recording);
  const snapshot = before ? before.snapshot : isUntouched(world) ? undefined : saveWorld(world);
  const opened: Recording['setup'] = before?.setup ?? {
    ...setup(),
    ...(snapshot && { overrides: setup().overrides?.filter(({ verb }) => verb !== 'seed') }),
    now: new Date(world.clock.now()).toISOString(),
    theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  };
  const hide = passwordHider(world);
  const texts = appearedTexts(signal);
  const steps: Step[] = [...(before?.steps ?? [])];
  let field: Element | undefined;
  let pressed: Element | undefined;
  let settings = liveSettings(page.settings);

  const toStep = (step: NewStep) => ({ at: world.clock.now(), seen: texts.signs(), ...step }) as Step;
  function add(step: NewStep, of?: Element) {
    steps.push(toStep(step));
    field = of;
    texts.restart();
  }
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal });

  function recordPress(control: Element) {
    if (!TEXT_FIELDS.includes(roleOf(control) ?? '')) add({ kind: 'press', target: targetOf(control) });
  }
  // A menu opens at `pointerdown`, and then no click may follow.
  on('pointerdown', ({ target, button }) => {
    pressed = button === 0 ? controlOf(target) : undefined;
    if (pressed) recordPress(pressed);
  });
  on('pointercancel', () => {
    if (pressed && steps.at(-1)?.kind === 'press') steps.pop();
  });
  on('click', ({ target }) => {
    const control = controlOf(target);
    if (control && control !== pressed) recordPress(control);
    pressed = undefined;
  });
  on('input', ({ target }) => {
    const control = controlOf(target);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    if (['checkbox', 'radio'].includes(control.type)) return;
    const text = isSecret(control) ? hide(control.value) : control.value;
    const last = steps.at(-1);
    if (last?.kind === 'type' && field === control) last.text = text;
    else add({ kind: 'type', target: targetOf(control), text }, control);
  });
  on('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.files && !isInPanel(target)) {
      // It may be hidden behind a button.
      const names = Array.from(target.files, ({ name }) => name);
      return add({ kind: 'files', label: computeAccessibleName(target, { hidden: true }), names });
    }
    const control = controlOf(target);
    const option = control instanceof HTMLSelectElement && control.selectedOptions[0];
    if (option) add({ kind: 'select', target: targetOf(control), option: option.text });
  });
  on('keydown', (event) => {
    const { key, target } = event;
    pressed = undefined;
    if (UNRECORDED_KEYS.includes(key) || !(target instanceof Element) || isInPanel(target)) return;
    const control = controlOf(target);
    const role = control && roleOf(control);
    const modifiers = MODIFIERS.filter((name) => event.getModifierState(name) && name !== 'Shift');
    const isTyped =
      role === 'combobox' ? key.length === 1 : TEXT_FIELDS.includes(role ?? '') && key !== 'Escape';
    const isClick = control && role !== 'combobox' && CLICK_KEYS.includes(key);
    if (modifiers.length === 0 && (isTyped || isClick)) return;
    add({ kind: 'key', target: control && targetOf(control), key: [...modifiers, key].join('+') });
  });
  page.subscribe(() => {
    const next = liveSettings(page.settings);
    if (JSON.stringify(next) === JSON.stringify(settings)) return;
    settings = next;
    add({ kind: 'set', settings });
  });

  // Of the browser's own buttons: what a control of the page does is repeated by its press.
  globalThis.navigation?.addEventListener(
    'navigate',
    ({ navigationType, userInitiated, destination }) => {
      const by = destination.index - (navigation.currentEntry?.index ?? 0);
      if (navigationType === 'traverse' && userInitiated && by !== 0) add({ kind: 'travel', by });
    },
    { signal },
  );

  const recording = (): Recording => ({
    setup: opened,
    viewport: { width: innerWidth, height: innerHeight },
    snapshot,
    steps,
    calls: [
      ...(before?.calls ?? []),
      ...world
        .requests()
        .filter(isDocumented)
        .map((call) => ({ ...withoutPasswords([call])[0]!, body: withHidden(call.body, hide) })),
    ],
    seen: texts.seen(),
  });
  // Used after a reload only. Another page may follow, or this one again.
  const keep = () => {
    const kept: Recording = { ...recording(), steps: [...steps, toStep({ kind: 'reload' })] };
    keepForReload(JSON.stringify(kept));
  };
  addEventListener('pagehide', keep, { signal });
  return recording;
}

const isDocumented = ({ name }: LoggedRequest) => name !== undefined && !name.startsWith('mock.');

const liveSettings = ({ faults = [], latency, delay, credit }: LiveSettings): LiveSettings => ({
  faults,
  latency,
  delay,
  credit,
});

const isSecret = ({ type, autocomplete }: HTMLInputElement | HTMLTextAreaElement) =>
  type === 'password' || autocomplete.includes('password');

const withHidden = (body: unknown, hide: (text: string) => string): unknown =>
  body === undefined
    ? undefined
    : JSON.parse(
        JSON.stringify(body, (field, value) =>
          /password/i.test(field) && typeof value === 'string' ? hide(value) : value,
        ),
      );

/**
 * Replaces passwords: that of any account of the world by the demo password, which all accounts of a saved world have,
 * and any other by a text of the same length, which is the same for the same password.
 */
function passwordHider(world: World) {
  const accounts = structuredClone(world.state);
  const others: string[] = [];
  return (typed: string) => {
    if (isPassword(accounts, typed)) return DEMO_PASSWORD;
    if (typed && !others.includes(typed)) others.push(typed);
    return typed && String(others.indexOf(typed) + 1).padStart(typed.length, '*');
  };
}
