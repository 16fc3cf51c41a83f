// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://studio.example/gallery?q=secrets" }
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MAX_REPORTS } from '../reporting/start-reporting';
import { watchErrors } from './watch-errors';

const ENDPOINT = 'https://reports.example/app';
let sent: unknown[];

beforeEach(() => {
  sent = [];
  const sendBeacon = (url: string, body: string) => sent.push([url, JSON.parse(body)]) > 0;
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => void vi.restoreAllMocks());
});

const watch = () => {
  const ended = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: ended.signal }),
  );
  onTestFinished(() => ended.abort());
  return watchErrors(ENDPOINT, 'https://studio.example/assets/index-1.js');
};

const errorReport = (name: string, where: string) => [
  ENDPOINT,
  { kind: 'error', where, name, stack: [], page: '/gallery', release: 'index-1.js' },
];

const EVENTS: [string, unknown[], () => void][] = [
  [
    'an uncaught error',
    errorReport('RangeError', 'window'),
    () => window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('secret') })),
  ],
  [
    'a rejection without a handler',
    errorReport('string', 'promise'),
    () => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'secret' })),
  ],
];

test.each(EVENTS)('%s is sent to the endpoint', async (_name, expected, dispatch) => {
  watch();
  dispatch();
  await expect.poll(() => sent).toEqual([expected]);
  expect(console.error, 'the browser itself logs it').not.toHaveBeenCalled();
});

test('a failed load of code is sent, also when it is handled', async () => {
  const report = watch();
  report(new Error('first'), { where: 'screen' });
  await expect.poll(() => sent).toEqual([errorReport('Error', 'screen')]);
  const failure = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  expect(sent[1]).toEqual(errorReport('TypeError', 'code'));
});

test('an error that the app reports is logged as it is, and sent', async () => {
  const report = watch();
  const error = new Error('the prompt');
  report(error, { where: 'download' });
  expect(console.error).toHaveBeenCalledWith(error, { where: 'download' });
  await expect.poll(() => sent).toEqual([errorReport('Error', 'download')]);
});

test('a page load sends a limited number of reports', async () => {
  const report = watch();
  for (let times = 0; times < MAX_REPORTS + 10; times += 1) report(new Error('x'), { where: 'screen' });
  await expect.poll(() => sent).toHaveLength(MAX_REPORTS);
});
