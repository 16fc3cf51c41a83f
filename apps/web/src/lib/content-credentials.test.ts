import { expect, test } from 'vitest';
import { MANIFEST_STORE, toBytes, withCredentials } from '../testing/credentials';
import { hasCredentials } from './content-credentials';

const JPEG = '\xff\xd8\xff\xdb\0\x04\0\0\xff\xd9';
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0....';

test.each([
  ['a JPEG', withCredentials(JPEG)],
  ['a PNG', `${PNG}\0\0\0\x26caBX${MANIFEST_STORE}....`],
  ['a WebP', `RIFF....WEBPVP8 \0\0\0\x04....C2PA\x26\0\0\0${MANIFEST_STORE}`],
  ['an AVIF', `\0\0\0\x10ftypavif....\0\0\0\x56uuid${'.'.repeat(24)}${MANIFEST_STORE}`],
])('%s with content credentials is known by them', async (_, bytes) => {
  expect(await hasCredentials(new Blob([toBytes(bytes)]))).toBe(true);
});

test.each([
  ['without them', JPEG],
  ['that only names them', `${JPEG}<dc:description>jumb, jumd and c2pa</dc:description>`],
  ['with other boxes', withCredentials(JPEG).replaceAll('c2pa', 'json')],
  ['that is empty', ''],
])('a file %s has none', async (_, bytes) => {
  expect(await hasCredentials(new Blob([toBytes(bytes)]))).toBe(false);
});
