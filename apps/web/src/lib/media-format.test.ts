import { expect, test } from 'vitest';
import { formatOf, FORMATS, formatOfType, type MediaFormat } from './media-format';

const bytes = (text: string) => Uint8Array.from(text, (mark) => mark.charCodeAt(0));

/** The first bytes of real files. */
const STARTS: [MediaFormat, string][] = [
  ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF\x00'],
  ['png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['webp', 'RIFF\x24\x01\x00\x00WEBPVP8 '],
  ['avif', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00'],
  ['gif', 'GIF89a\x01\x00\x01\x00'],
  ['mp4', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00'],
  ['mp4', '\x00\x00\x00\x1cftypmp42\x00\x00\x00\x00'],
  ['webm', '\x1aE\xdf\xa3\x9fB\x86\x81\x01'],
  ['mov', '\x00\x00\x00\x14ftypqt  \x00\x00\x00\x00'],
];

test.each(STARTS)(
  'the first bytes of a %s file count, whatever the server says of it',
  async (format, start) => {
    for (const type of ['', 'image/jpeg', 'application/octet-stream'])
      expect(await formatOf(new Blob([bytes(start)], { type }))).toBe(format);
  },
);

test('for other bytes the content type counts', async () => {
  for (const format of Object.keys(FORMATS) as MediaFormat[])
    expect(await formatOf(new Blob(['?'], { type: FORMATS[format].type }))).toBe(format);
  expect(await formatOf(new Blob(['?'], { type: 'text/html' }))).toBeUndefined();
  expect(await formatOf(new Blob([]))).toBeUndefined();
});

test.each([
  ['image/png', 'png'],
  ['IMAGE/JPG; charset=binary', 'jpeg'],
  ['video/webm;codecs=vp9', 'webm'],
  ['image/svg+xml', undefined],
  ['constructor', undefined],
])('the media type %s names the format %s', (type, format) => {
  expect(formatOfType(type)).toBe(format);
});
