import { renderJpeg } from './render-jpeg';
import type { Render } from './request';
import { filmMp4 } from './video/film';

/** Renders a request's file on this thread: a JPEG, or an MP4 for a video. */
export const render: Render = async (request) =>
  request.mediaType === 'video' ? filmMp4(request) : renderJpeg(request);
