import { expect, test } from 'vitest';
import { pictureParameters, sequenceParameters } from './parameter-sets';

const bitsOf = (unit: Uint8Array) =>
  [...unit.subarray(4)].map((byte) => byte.toString(2).padStart(8, '0')).join('');

test('the sequence parameters contain the profile, the size in macroblocks and the cropping', () => {
  const format = { coded: { width: 64, height: 48 }, shown: { width: 50, height: 40 } };
  const unit = sequenceParameters(format);
  expect([...unit.subarray(0, 4)]).toEqual([0x67, 66, 0xc0, 30]);

  const numbering = ['1', '1', '1', '00111', '010', '0'];
  const [fourAcross, threeDown, frames] = ['00100', '011', '11'];
  const [left, right, top, bottom] = ['1', '0001000', '1', '00101'];
  const start = [...numbering, fourAcross, threeDown, frames, '1', left, right, top, bottom];
  expect(bitsOf(unit)).toMatch(new RegExp(`^${start.join('')}`));
});

test('the picture parameters disable arithmetic coding and deblocking', () => {
  expect([...pictureParameters()]).toEqual([0x68, 0xce, 0x3c, 0x80]);
});
