import { safeMediaUrl, type Id } from '@product/api-client';
import { isPromptEmpty, QUEUE_LIMIT, promptExcess, readStored } from '@product/domain';
import { readChoices } from '../generation/read-results';
import { EMPTY_QUEUE, waitingJobs, type QueueJob, type QueueState } from './queue-state';

/** More jobs are not read. The ones that have ended are among them. */
const READ_LIMIT = 4 * QUEUE_LIMIT;

/**
 * The stored queue of this user. Nothing of it begins before the user has agreed to its cost again; what was running when
 * the page was left may have been charged. What is not a job is left out: anybody may write into a storage.
 */
export function readQueue(stored: string | null, userId: Id): QueueState {
  const { userId: owner, jobs } = readStored<{ userId: Id; jobs: QueueJob[] }>(stored);
  if (owner !== userId || !Array.isArray(jobs)) return EMPTY_QUEUE;
  const read = jobs.slice(0, READ_LIMIT).flatMap(readJob);
  let waiting = 0;
  const state = {
    ...EMPTY_QUEUE,
    jobs: read.filter((job) => job.state !== 'waiting' || (waiting += 1) <= QUEUE_LIMIT),
  };
  return waitingJobs(state).length > 0 ? { ...state, pause: 'ask' } : state;
}

export const writeQueue = (userId: Id, { jobs }: QueueState): string => JSON.stringify({ userId, jobs });

function readJob(value: unknown, index: number): QueueJob[] {
  const { set, choices, state, mediaUrl, message }: { [Key in keyof QueueJob]?: unknown } = Object(value);
  const known = readChoices(choices);
  const url = typeof mediaUrl === 'string' ? safeMediaUrl(mediaUrl) : undefined;
  if (!known || isPromptEmpty(known.prompt) || promptExcess(known.prompt) > 0) return [];
  const job = { id: index + 1, set: typeof set === 'number' ? set : 0, choices: known };
  if (state === 'waiting') return [{ ...job, state }];
  if (state === 'done' && url) return [{ ...job, state, mediaUrl: url }];
  if (state === 'failed' || state === 'running')
    return [
      {
        ...job,
        state: 'failed',
        isUnknown: state === 'running' || Object(value).isUnknown === true,
        ...(typeof message === 'string' && { message }),
      },
    ];
  return [];
}
