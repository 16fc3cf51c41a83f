// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOUNT_EVENT } from '../protocol';
import { translatePage } from './translate-page';

const ENGLISH = '<div data-prerendered="/a"><p>One <b>token</b>.</p></div>';
const page = (language: string, path: string) =>
  `<html lang="${language}"><head><title>Preise</title><meta name="description" content="Was es kostet"></head>` +
  `<body><div data-prerendered="${path}"><p>Ein <b>Token</b>.</p></div></body></html>`;

let response: string;
/** Answers each request with `response`, parsed. */
class AnsweredRequest extends EventTarget {
  responseXML?: Document;
  open() {}
  send() {
    this.responseXML = new DOMParser().parseFromString(response, 'text/html');
    queueMicrotask(() => this.dispatchEvent(new Event('loadend')));
  }
}

beforeEach(() => {
  document.head.innerHTML =
    '<title>Prices</title><meta name="description" content="What it costs">' +
    '<meta property="og:title" content="Prices"><meta property="og:description" content="What it costs">';
  document.body.innerHTML = ENGLISH;
  response = page('de', '/a');
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
});
afterEach(() => vi.unstubAllGlobals());

const finishParsing = () => document.dispatchEvent(new Event('readystatechange'));

test('content, title and description are those of the translation, also in a preview of the page', async () => {
  const translated = translatePage('/de.html', 'de');
  finishParsing();
  await translated;
  expect(document.body.innerHTML).toBe('<div data-prerendered="/a"><p>Ein <b>Token</b>.</p></div>');
  expect(document.title).toBe('Preise');
  expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual([
    'Was es kostet',
    'Preise',
    'Was es kostet',
  ]);
});

test.each([
  ['path', page('de', '/')],
  ['language', page('en', '/a')],
])('a page of another %s, with which a host may answer, is not shown', async (_, other) => {
  response = other;
  const translated = translatePage('/de.html', 'de');
  finishParsing();
  await expect(translated).rejects.toThrow('There is no de page at /de.html');
  expect(document.body.innerHTML).toBe(ENGLISH);
});

test('the mounted app is not replaced', async () => {
  const translated = translatePage('/de.html', 'de');
  window.dispatchEvent(new Event(MOUNT_EVENT));
  finishParsing();
  await expect(translated).rejects.toThrow('The app has mounted');
  expect(document.body.innerHTML).toBe(ENGLISH);
});
