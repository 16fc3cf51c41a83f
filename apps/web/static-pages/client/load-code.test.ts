// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCode, watchScripts } from './load-code';

const ENTRY = 'data:text/javascript,globalThis.codeRuns = true;';
const ran = () => 'codeRuns' in globalThis;

beforeEach(() => void vi.spyOn(document.head, 'append').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'codeRuns');
});

test('code does not run before the page is parsed, even if the page is late', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const timeLimit = Promise.resolve();
  loadCode({ code: [ENTRY], screenCode: [] }, vi.fn(), timeLimit);
  await vi.waitFor(() => expect(document.head.append).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(ran()).toBe(false);
  document.dispatchEvent(new Event('readystatechange'));
  await expect.poll(ran).toBe(true);
});

test('the imports of the entry run before it, each in a task of its own', async () => {
  const log = (name: string) => `data:text/javascript,(globalThis.codeRuns ??= []).push('${name}');`;
  const runs = () => (globalThis as { codeRuns?: string[] }).codeRuns ?? [];
  const logged = (name: string) =>
    `${log(name)}setTimeout(() => globalThis.codeRuns.push('task after ${name}'));`;
  loadCode({ code: [log('entry'), logged('react')], screenCode: [log('screen')] }, vi.fn());
  await expect.poll(runs).toEqual(['react', 'task after react', 'entry']);
});

test("the app's code that does not load is an error, and a script of a browser extension is none", () => {
  const onError = vi.fn();
  watchScripts(onError);
  for (const type of ['', 'text/javascript', 'module']) {
    const script = document.body.appendChild(Object.assign(document.createElement('script'), { type }));
    script.dispatchEvent(new Event('error'));
    expect(onError).toHaveBeenCalledTimes(type === 'module' ? 1 : 0);
  }
});
