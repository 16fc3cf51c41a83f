/* A separate chunk, because most visits generate one thing at a time. */
export { planQueue } from '@product/studio/queue';
export { queueOf } from './queue-of';
export { QueueNote } from './queue-note';
export { QueuePanel } from './queue-panel';
