import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './behaviour';
import { nameMedia } from './media';
import type { Account } from './model';
import { makeAbsolute, readBody } from './requests';
import {
  checkDuration,
  checkPrompt,
  chooseOne,
  IMAGE_COST,
  MEDIA_TYPES,
  type MediaType,
  QUALITIES,
  RATIOS,
  refuse,
  STYLES,
  TEXT,
  TRIAL_IMAGES_PER_DAY,
  VIDEO_COST,
} from './rules';

const IMAGE_MS = 20;
const VIDEO_MS = 40;
const SLICE_MS = 5;

/** Takes the price before anything is awaited, and returns how to give it back. */
export function charge(account: Account, mediaType: MediaType): () => void {
  if (account.isAdmin || account.subscribed) return () => {};
  const cost = mediaType === 'video' ? VIDEO_COST : IMAGE_COST;
  if (account.tokens >= cost) {
    account.tokens -= cost;
    return () => {
      account.tokens += cost;
    };
  }
  const day = new Date().toISOString().slice(0, 10);
  if (account.trialUse.day !== day) account.trialUse = { day, count: 0 };
  const use = account.trialUse;
  const isTrial =
    account.tokens === 0 && Date.now() < account.trialEndsAt && use.count < TRIAL_IMAGES_PER_DAY;
  if (mediaType === 'video' || !isTrial) return refuse(402, TEXT.insufficient);
  use.count += 1;
  return () => {
    use.count -= 1;
  };
}

/** In slices: a busy process fires late timers together, and would miss that the client went away. */
async function pretendToWork(duration: number, signal: AbortSignal): Promise<void> {
  for (let left = duration; left > 0; left -= SLICE_MS) {
    await wait(SLICE_MS, undefined, { signal });
  }
}

export function serveGeneration({ app, behaviour, sessions }: Server): void {
  app.post('/api/generate', async (request, reply) => {
    const account = sessions.require(request);
    const body = readBody(request);
    const prompt = checkPrompt(body['prompt']);
    const style = chooseOne(body['style'], STYLES, 'style');
    const ratio = chooseOne(body['aspectRatio'], RATIOS, 'aspectRatio');
    const quality = chooseOne(body['quality'], QUALITIES, 'quality');
    const mediaType = chooseOne(body['mediaType'], MEDIA_TYPES, 'mediaType');
    checkDuration(body['videoDuration'], mediaType);
    const isVideo = mediaType === 'video';
    const hasAccess = behaviour.hasAccess(account);
    if (isVideo && !hasAccess) refuse(403, TEXT.videoAccess);
    if (quality === '4k' && !hasAccess) refuse(403, TEXT.fourKAccess);
    const giveBack = await behaviour.charge(account, mediaType);
    const gone = new AbortController(); // request.signal will not do: it aborts once the body has been read
    reply.raw.once('close', () => gone.abort());
    try {
      await pretendToWork(isVideo ? VIDEO_MS : IMAGE_MS, gone.signal);
    } catch {
      giveBack(); // the client went away: nothing is charged
      return reply.code(204).send();
    }
    const url = makeAbsolute(request, nameMedia({ prompt, style, ratio, quality, mediaType }));
    return isVideo ? { mediaUrl: url, mediaType } : { imageUrl: url, mediaType };
  });
}
