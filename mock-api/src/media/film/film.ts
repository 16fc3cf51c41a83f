import { VIDEO_DURATION_SECONDS, type AspectRatio } from '@product/domain';
import type { Bytes, RenderRequest } from '../request';
import { contextOf } from '../canvas';
import { renderPicture } from '../render-picture';
import { cameraMove } from './camera';
import { pictureParameters, sequenceParameters, type FrameFormat, MACROBLOCK } from './h264/parameter-sets';
import { movedPicture, stillPicture } from './h264/slices';
import { toMp4 } from './mp4/movie';
import { toPlanes } from './planes';

const FRAMES_PER_SECOND = 25;
const FRAMES = Number(VIDEO_DURATION_SECONDS) * FRAMES_PER_SECOND;

/**
 * Renders a request as an MP4 file: five seconds of a camera that moves over a picture. The size does not
 * depend on the quality. The same request gives the same bytes on the same platform.
 */
export async function filmMp4(
  request: RenderRequest,
  format: FrameFormat = filmFormat(request.aspectRatio),
): Promise<Bytes> {
  const { coded, shown } = format;
  const surface = await renderPicture(request, coded);
  const picture = contextOf(surface).getImageData(0, 0, coded.width, coded.height);
  const move = cameraMove(request);
  const quarterPixels = (order: number) => {
    const { across, down } = move(order / (FRAMES - 1));
    return {
      x: Math.round(4 * across * (coded.width - shown.width)),
      y: Math.round(4 * down * (coded.height - shown.height)),
    };
  };
  const frames = Array.from({ length: FRAMES }, (_, order) =>
    order === 0 ? stillPicture(toPlanes(picture)) : movedPicture(coded, order, quarterPixels(order)),
  );
  return toMp4({
    ...shown,
    framesPerSecond: FRAMES_PER_SECOND,
    sequence: sequenceParameters(format),
    picture: pictureParameters(),
    frames,
  });
}

/** Minimum distance in pixels that the camera can travel in either direction. */
const WAY = 64;

/** Maximum size of an uncompressed picture with the margin for the camera, in bytes. */
const MAX_BYTES = 575_000;

const BYTES_PER_PIXEL = 1.5;

const wholeBlocks = (side: number) => Math.ceil(side / MACROBLOCK) * MACROBLOCK;

/** Frame sizes of a ratio: the shown part, exactly in the ratio, and the larger picture that the camera moves over. */
function filmFormat(aspectRatio: AspectRatio): FrameFormat {
  const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
  // Both sides are even.
  for (let unit = 1000; ; unit -= 2) {
    const shown = { width: across * unit, height: down * unit };
    const coded = { width: wholeBlocks(shown.width + WAY), height: wholeBlocks(shown.height + WAY) };
    if (coded.width * coded.height * BYTES_PER_PIXEL <= MAX_BYTES) return { coded, shown };
  }
}
