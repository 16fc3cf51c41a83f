// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config';
import { showStartError } from './show-start-error';

let logged: unknown[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void logged.push(error));
  document.body.innerHTML = '<div id="root" data-drawn="/"><p>Before</p></div>';
});

function show(start: () => unknown) {
  const root = document.getElementById('root')!;
  try {
    start();
  } catch (error) {
    showStartError(error, root);
  }
  return root;
}

test('a page whose settings are wrong says each mistake, and nothing of what was set', () => {
  const root = show(() =>
    readConfig({ VITE_API_BASE_URL: 'https://me:hunter2@api.example', VITE_READING: '<b>hunter2</b>' }),
  );
  expect(root.querySelector('h1')?.textContent).toBe('The settings of this app are wrong');
  expect([...root.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    expect.stringContaining('VITE_API_BASE_URL has a user name or a password in it'),
    expect.stringContaining('VITE_READING is none of the known ones'),
  ]);
  expect(root.textContent).not.toMatch(/hunter2|Before/);
  expect(document.title).toBe('The settings of this app are wrong');
  expect(String(logged[0])).toContain('VITE_API_BASE_URL has');
});

test('it is no drawing any more, which may be hidden from its reader', () => {
  const root = show(() => {
    throw new Error('gone');
  });
  expect(root.dataset['drawn']).toBeUndefined();
});

test('an unforeseen error is for the console alone', () => {
  const error = new Error('the token is hunter2');
  const root = show(() => {
    throw error;
  });
  expect(root.querySelector('h1')?.textContent).toBe('The app could not start');
  expect(root.textContent).not.toContain('hunter2');
  expect(logged).toEqual([error]);
});
