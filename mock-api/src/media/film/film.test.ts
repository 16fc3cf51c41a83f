import { ASPECT_RATIOS, STYLES, type Style } from '@product/domain';
import { BufferSource, EncodedPacketSink, Input, MP4, type EncodedPacket } from 'mediabunny';
import { expect, test } from 'vitest';
import type { RenderRequest } from '../request';
import { filmMp4 } from './film';
import type { FrameFormat } from './h264/parameter-sets';

const request: RenderRequest = {
  prompt: 'A cat on a fence',
  style: 'cartoon',
  aspectRatio: '1:1',
  quality: 'standard',
  mediaType: 'video',
};

const SMALL: FrameFormat = { coded: { width: 96, height: 80 }, shown: { width: 64, height: 48 } };

/** Reads the file with an independent parser. */
async function read(file: Uint8Array<ArrayBuffer>) {
  const input = new Input({ formats: [MP4], source: new BufferSource(file) });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There is no video in it.');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return {
    duration: await input.computeDuration(),
    codec: await track.getCodecParameterString(),
    size: { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() },
    packets,
  };
}

function boxNames(file: Uint8Array<ArrayBuffer>): string[] {
  const view = new DataView(file.buffer);
  const names: string[] = [];
  for (let at = 0; at < file.length; at += view.getUint32(at)) {
    names.push(String.fromCharCode(...file.subarray(at + 4, at + 8)));
  }
  return names;
}

const square = await filmMp4(request);

test('a film lasts five seconds at 25 frames per second', async () => {
  const { duration, codec, packets } = await read(square);
  expect(duration).toBe(5);
  expect(codec).toBe('avc1.42c01e');
  expect(packets.map(({ timestamp }) => timestamp)).toEqual(
    Array.from({ length: 125 }, (_, index) => expect.closeTo(index / 25, 5)),
  );
  expect(packets.map(({ type }) => type)).toEqual(['key', ...Array<string>(124).fill('delta')]);
});

test('every frame is one complete NAL unit', async () => {
  const { packets } = await read(square);
  for (const [index, { data }] of packets.entries()) {
    const unit = new DataView(data.buffer, data.byteOffset, data.byteLength);
    expect(unit.getUint32(0)).toBe(data.byteLength - 4);
    expect(unit.getUint8(4)).toBe(index === 0 ? 0x65 : 0x01);
  }
});

test('the index precedes the media data, so that playback can start during the download', () => {
  expect(boxNames(square)).toEqual(['ftyp', 'moov', 'mdat']);
});

test.each(ASPECT_RATIOS)(
  'a film of %s has exactly that ratio, and is smaller than 600 kB',
  async (aspectRatio) => {
    const file = await filmMp4({ ...request, aspectRatio });
    const { size } = await read(file);
    const [across = 0, down = 0] = aspectRatio.split(':').map(Number);
    expect(size.width * down).toBe(size.height * across);
    expect(Math.max(size.width, size.height)).toBeGreaterThan(500);
    expect(file.length).toBeLessThan(600_000);
  },
);

const filmSmall = async (style: Style, prompt = request.prompt) =>
  Buffer.from(await filmMp4({ ...request, style, prompt }, SMALL));

test.each(STYLES)(
  '%s gives the same bytes for the same request, and others for another prompt',
  async (style) => {
    const film = await filmSmall(style);
    expect(film.equals(await filmSmall(style))).toBe(true);
    expect(film.equals(await filmSmall(style, 'Something else'))).toBe(false);
  },
);

test('every style gives different bytes', async () => {
  const films = await Promise.all(STYLES.map((style) => filmSmall(style)));
  expect(new Set(films.map((film) => film.join())).size).toBe(STYLES.length);
});
