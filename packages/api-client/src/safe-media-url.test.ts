import { afterEach, expect, test, vi } from 'vitest';
import { safeMediaUrl } from './safe-media-url';

afterEach(() => vi.unstubAllGlobals());

test.each([
  'https://media.example/a.jpg',
  'http://media.example/a.mp4?x=1#t=2',
  'HTTPS://MEDIA.EXAMPLE/a.jpg',
  '//media.example/a.jpg',
  '/media/a.jpg',
  'media/a.jpg',
  './a.jpg',
  'blob:https://app.example/3c9a',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/jpeg;base64,/9j/',
  'data:image/jpg;base64,/9j/',
  'data:image/webp;base64,UklGRg==',
  'DATA:IMAGE/GIF;base64,R0lGODlh',
  'data:image/avif;base64,AAAAHGZ0eXBhdmlm',
  'data:image/apng;base64,iVBORw0KGgo=',
  'data:image/bmp;base64,Qk0=',
  'data:image/gif,GIF89a',
])('%s is a valid media URL', (address) => {
  expect(safeMediaUrl(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript\r:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/pngx,text',
  'data:image/png',
  'data:,image/png;',
  'javascript://data:image/png;%0aalert(1)',
  'data:video/mp4;base64,AAAA',
  'file:///etc/passwd',
  'ftp://media.example/a.jpg',
  'filesystem:https://app.example/a.jpg',
  'about:blank',
  'view-source:https://app.example/',
  'chrome://settings',
  'ws://media.example/',
  'mailto:a@media.example',
  'intent://media.example#Intent;end',
  'x-app:open',
  'https://user:secret@media.example/a.jpg',
  'https://user@media.example/a.jpg',
  'https://app.example@evil.example/a.jpg',
  'https://',
  'https://[broken/a.jpg',
  '',
  '   ',
])('%j is an invalid media URL', (address) => {
  expect(safeMediaUrl(address)).toBeUndefined();
});

test.each([
  { value: null },
  { value: undefined },
  { value: 7 },
  { value: { href: 'https://media.example/a.jpg' } },
  { value: ['https://media.example/a.jpg'] },
])('$value is an invalid media URL', ({ value }) => {
  expect(safeMediaUrl(value)).toBeUndefined();
});

test('a relative address is resolved against the page, if there is one', () => {
  vi.stubGlobal('location', { href: 'https://app.example/gallery' });
  expect(safeMediaUrl('/media/a.jpg')).toBe('/media/a.jpg');
  vi.stubGlobal('location', { href: 'file:///home/page.html' });
  expect(safeMediaUrl('/media/a.jpg')).toBeUndefined();
});

test("with configured origins only media of these and of the page's own origin is accepted", () => {
  vi.stubGlobal('location', { href: 'https://app.example/gallery' });
  const origins = ['https://media.example'];
  const kept = [
    'https://media.example/a.jpg',
    'https://app.example/a.jpg',
    '/a.jpg',
    'blob:https://app.example/3c9a',
    'data:image/png;base64,iVBORw0KGgo=',
  ];
  expect(kept.map((address) => safeMediaUrl(address, { origins }))).toEqual(kept);
  const dropped = [
    'http://media.example/a.jpg',
    'https://media.example.evil.example/a.jpg',
    '//evil.example/a',
  ];
  expect(dropped.filter((address) => safeMediaUrl(address, { origins }))).toEqual([]);
});
