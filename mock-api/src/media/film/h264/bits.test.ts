import { expect, test } from 'vitest';
import { bitWriter, type BitWriter } from './bits';

/** A bit string. The spaces are for readability. */
const bits = (text: string) => text.replaceAll(' ', '');

/** The written bits as text, without the final one bit and the zeros after it. */
function written(write: (writer: BitWriter) => void): string {
  const writer = bitWriter(64);
  write(writer);
  const all = [...writer.finish()].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return all.replace(/10*$/, '');
}

// Table 9-2 of the H.264 standard.
test.each([
  [0, '1'],
  [1, '010'],
  [2, '011'],
  [3, '00100'],
  [6, '00111'],
  [7, '0001000'],
  [25, '000011010'],
])('the unsigned number %i is written as %s', (value, code) => {
  expect(written(({ ue }) => ue(value))).toBe(code);
});

// Table 9-3 of the H.264 standard.
test.each([
  [0, '1'],
  [1, '010'],
  [-1, '011'],
  [2, '00100'],
  [-2, '00101'],
  [256, '0000000001000000000'],
])('the signed number %i is written as %s', (value, code) => {
  expect(written(({ se }) => se(value))).toBe(code);
});

test('numbers of fixed length are written across byte boundaries', () => {
  expect(written(({ u }) => [u(3, 5), u(7, 1), u(10, 1023)])).toBe(bits('101 0000001 1111111111'));
});

test('align pads with zeros before whole bytes', () => {
  expect(written(({ u, align, bytes }) => [u(1, 1), align(), bytes(Uint8Array.of(255, 1))])).toBe(
    bits('10000000 11111111 00000001'),
  );
});

test('finish writes a final one bit, in a new byte if necessary', () => {
  expect(bitWriter(8).finish()).toEqual(Uint8Array.of(0x80));
});
