import { box, fullBox, sizeOf, toBytes, u16, u32, u8, type Part } from './boxes';

/** A video without sound: H.264 pictures in display order, at a constant frame rate. */
export interface Movie {
  width: number;
  height: number;
  framesPerSecond: number;
  /** The stream's parameter sets, as NAL units. */
  sequence: Uint8Array<ArrayBuffer>;
  picture: Uint8Array<ArrayBuffer>;
  /** One NAL unit per picture. Only the first one is a key frame. */
  frames: readonly Uint8Array<ArrayBuffer>[];
}

const UNITY_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const NO_LANGUAGE = 0x55c4;
const PIXELS_PER_INCH = 0x480000;

/** Writes a video as an MP4 file that plays before it is loaded completely. It contains no creation time. */
export function toMp4(movie: Movie): Uint8Array<ArrayBuffer> {
  const start = box('ftyp', 'isom', u32(0x200), 'isomiso2avc1mp41');
  const samples = movie.frames.map((frame): Part => [u32(frame.length), frame]);
  const contents = (offset: number) =>
    box('moov', movieHeader(movie), track(movie, samples.map(sizeOf), offset));
  const mdatHeader = 8;
  const offset = sizeOf(start) + sizeOf(contents(0)) + mdatHeader;
  return toBytes([start, contents(offset), box('mdat', ...samples)]);
}

/** The time unit is one frame. */
function movieHeader({ framesPerSecond, frames }: Movie): Part {
  const rateAndVolume = [u32(0x10000), u16(0x100), u16(0), u32(0, 0)];
  const nextTrack = u32(2);
  return fullBox(
    'mvhd',
    0,
    u32(0, 0, framesPerSecond, frames.length),
    ...rateAndVolume,
    UNITY_MATRIX,
    u32(0, 0, 0, 0, 0, 0),
    nextTrack,
  );
}

function track(movie: Movie, sizes: readonly number[], offset: number): Part {
  const { width, height, framesPerSecond, frames } = movie;
  const enabledInMovie = 3;
  return box(
    'trak',
    fullBox(
      'tkhd',
      enabledInMovie,
      u32(0, 0, 1, 0, frames.length, 0, 0),
      u16(0, 0, 0, 0),
      UNITY_MATRIX,
      u32(width << 16, height << 16),
    ),
    box(
      'mdia',
      fullBox('mdhd', 0, u32(0, 0, framesPerSecond, frames.length), u16(NO_LANGUAGE, 0)),
      fullBox('hdlr', 0, u32(0), 'vide', u32(0, 0, 0), '\0'),
      box(
        'minf',
        fullBox('vmhd', 1, u16(0, 0, 0, 0)),
        box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
        sampleTable(movie, sizes, offset),
      ),
    ),
  );
}

/** All samples are in one chunk, at `offset` from the start of the file. */
function sampleTable(movie: Movie, sizes: readonly number[], offset: number): Part {
  const count = sizes.length;
  return box(
    'stbl',
    fullBox('stsd', 0, u32(1), sampleEntry(movie)),
    fullBox('stts', 0, u32(1, count, 1)),
    fullBox('stss', 0, u32(1, 1)),
    fullBox('stsc', 0, u32(1, 1, count, 1)),
    fullBox('stsz', 0, u32(0, count, ...sizes)),
    fullBox('stco', 0, u32(1, offset)),
  );
}

/** The samples' codec configuration (ISO/IEC 14496-15, clause 5). */
function sampleEntry({ width, height, sequence, picture }: Movie): Part {
  const lengthBytes = 4;
  const config = box(
    'avcC',
    u8(1),
    sequence.slice(1, 4),
    u8(0xfc | (lengthBytes - 1), 0xe0 | 1),
    u16(sequence.length),
    sequence,
    u8(1),
    u16(picture.length),
    picture,
  );
  return box(
    'avc1',
    u16(0, 0, 0, 1),
    u32(0, 0, 0, 0),
    u16(width, height),
    u32(PIXELS_PER_INCH, PIXELS_PER_INCH, 0),
    u16(1),
    u32(0, 0, 0, 0, 0, 0, 0, 0),
    u16(24, 0xffff),
    config,
  );
}
