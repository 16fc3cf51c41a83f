// @vitest-environment happy-dom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const HOME = join(import.meta.dirname, '../../packages/studio');

type Answers = Record<string, () => Response>;

/** Renders the example below a heading of the README, over a network with these answers. Unknown calls are 401. */
async function showExample(heading: string, answers: Answers) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const request = typeof input === 'string' ? undefined : input;
    const { pathname } = new URL(request?.url ?? `${input}`, 'https://page.example');
    const call = `${request?.method ?? 'GET'} ${pathname}`;
    sent.push({ call, body: request?.body ? await request.json() : undefined });
    return answers[call]?.() ?? Response.json({ message: 'Please log in.' }, { status: 401 });
  });
  const section = readFileSync(join(HOME, 'README.md'), 'utf8').split(`### ${heading}\n`)[1] ?? '';
  const code = /^```tsx\n(.*?)^```$/ms.exec(section)?.[1] ?? '';
  mkdirSync(join(HOME, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(HOME, '.cache/readme-'));
  writeFileSync(join(folder, 'example.tsx'), code);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    rmSync(folder, { recursive: true });
    vi.unstubAllGlobals();
  });
  const example = (await import(/* @vite-ignore */ join(folder, 'example.tsx'))) as { Page: ComponentType };
  await act(async () => root.render(<example.Page />));
  return { sent };
}

const shown = <E extends HTMLElement>(selector: string, text = '') =>
  act(() =>
    vi.waitFor(() => {
      const found = [...document.querySelectorAll<E>(selector)].find((one) => one.textContent.includes(text));
      if (!found) throw new Error(`Nothing is shown that is ${selector} with ‘${text}’.`);
      return found;
    }),
  );

const press = async (selector: string, text: string) => {
  const button = await shown(selector, text);
  await act(async () => button.click());
};

async function type(name: string, text: string) {
  const input = await shown<HTMLInputElement>(`input[name=${name}]`);
  await act(async () => {
    // React compares with what it has set through the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('the log-in dialog shows why a login fails, and closes after one that succeeds', async () => {
  const answers: Answers = {
    'POST /api/login': () => Response.json({ message: 'Wrong password.' }, { status: 401 }),
  };
  const { sent } = await showExample('`LogInDialog` and `loginMutation`', answers);
  await press('button', 'Log in');
  await type('email', 'ada@example.com');
  await type('password', 'secret1');
  await press('[type=submit]', 'Log In');
  await shown('[role=alert]', 'Wrong password.');
  answers['POST /api/login'] = () => Response.json({ id: 1, username: 'ada', email: 'ada@example.com' });
  answers['GET /api/user'] = answers['POST /api/login'];
  await press('[type=submit]', 'Log In');
  await shown('p', 'Hello ada');
  expect(sent.findLast(({ call }) => call === 'POST /api/login')?.body).toEqual({
    email: 'ada@example.com',
    password: 'secret1',
  });
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('the purchase of a pack leads to the checkout of the order', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => assign.mockRestore());
  const url = 'https://checkout.stripe.com/c/1';
  const { sent } = await showExample('`PackPicker` and a checkout', {
    'POST /api/create-token-checkout': () => Response.json({ url }),
  });
  await press('[role=radio][value=pro]', '');
  await press('button', 'Purchase Tokens');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(url));
  expect(sent.at(-1)?.body).toEqual({ packageId: 'pro' });
});

test('a list of the host fills the grid', async () => {
  const prints = [
    { id: 'a', title: 'Storm', file: '/a.jpg', width: 4, height: 3 },
    { id: 'b', title: 'Calm', file: '/b.jpg', width: 3, height: 4 },
  ];
  await showExample('`GalleryGrid` and a list of yours', { 'GET /prints.json': () => Response.json(prints) });
  await shown('article', 'Calm');
  expect([...document.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual([
    '/prints/a',
    '/prints/b',
  ]);
});
