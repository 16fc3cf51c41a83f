/* A separate chunk, because most visits generate one thing at a time. */
export { planQueue } from '@product/studio/queue';
export { PlanNote } from './plan-note';
export { queueOf } from './queue-of';
export { QueuePanel } from './queue-panel';
