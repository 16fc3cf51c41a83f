export { expandPrompt } from './expand-prompt';
export { planQueue, type FurtherSettings, type PlanOptions, type QueuePlan } from './plan-queue';
export {
  isQueueActive,
  type Agreement,
  type QueueJob,
  type QueuePause,
  type QueueState,
} from './queue-state';
export { createQueueStore, type QueueStore, type QueueStoreOptions } from './queue-store';
export { reviewableSet, type SetChoice } from './set-choices';
export { useGenerationQueue } from './use-generation-queue';
export { useSetChoices } from './use-set-choices';
