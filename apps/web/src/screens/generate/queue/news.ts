import { isQueueActive, type QueueState } from '@product/studio/queue';

export interface News {
  /** `stopped`: something waits, and nothing begins. A pause by the user is no news. */
  kind: 'quarter' | 'failed' | 'end' | 'stopped';
  /** Without those that have failed. */
  done: number;
  failed: number;
  total: number;
  /** Of the one that has failed. */
  prompt: string;
}

/** What is to be said of a change of the queue. */
export function queueNews(before: QueueState, after: QueueState): News | undefined {
  const count = ({ jobs }: QueueState, ...names: string[]) =>
    jobs.filter((job) => names.includes(job.state)).length;
  const total = after.jobs.length;
  const [endedBefore, ended] = [count(before, 'done', 'failed'), count(after, 'done', 'failed')];
  const failure = after.jobs.find(
    ({ id, state }) =>
      state === 'failed' && before.jobs.some((job) => job.id === id && job.state === 'running'),
  );
  const news = {
    done: count(after, 'done'),
    failed: count(after, 'failed'),
    total,
    prompt: failure?.choices.prompt ?? '',
  };
  // A logout, or Clear.
  if (total === 0) return undefined;
  if (isQueueActive(before) && !isQueueActive(after)) {
    if (count(after, 'waiting') === 0) return { ...news, kind: 'end' };
    if (after.pause !== 'user') return { ...news, kind: 'stopped' };
  }
  if (failure) return { ...news, kind: 'failed' };
  const quarterOf = (part: number, all: number) => Math.floor((4 * part) / Math.max(1, all));
  if (ended > endedBefore && quarterOf(ended, total) > quarterOf(endedBefore, before.jobs.length))
    return { ...news, kind: 'quarter' };
  return undefined;
}
