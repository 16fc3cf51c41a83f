import { toJpeg } from '#canvas';
import { filmMp4 } from './film/film';
import { nameSource } from './name-source';
import { renderPicture } from './render-picture';
import type { Render, WorkerRequest, WorkerResponse } from './request';
import { pictureSize } from './size';

/** JPEG quality, from 0 to 1. */
const FIDELITY = 0.86;

/** Requests wait for each other: a picture in 4K takes some 40 MB while it is drawn. */
let previous: Promise<unknown> = Promise.resolve();

/** Makes a request's file on this thread: a JPEG, or an MP4 for a video. */
export const render: Render = (request) => {
  const file = previous.then(async () =>
    request.mediaType === 'video'
      ? filmMp4(request)
      : nameSource(
          await toJpeg(
            await renderPicture(request, pictureSize(request.aspectRatio, request.quality)),
            FIDELITY,
          ),
        ),
  );
  previous = file.catch(() => undefined);
  return file;
};

/** A worker's answer, with the memory that it gives away. */
export async function answerRequest({
  id,
  request,
}: WorkerRequest): Promise<[WorkerResponse, ArrayBuffer[]]> {
  try {
    const file = await render(request);
    return [{ id, file }, [file.buffer]];
  } catch (error) {
    return [{ id, error: error instanceof Error ? error.message : String(error) }, []];
  }
}
