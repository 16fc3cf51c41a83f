export { BATCH_LIMIT, runBatch, type BatchFailure, type BatchOutcome } from './batch/run-batch';
export { useBatch, type BatchState, type BatchTask } from './batch/use-batch';
export { useCheckout, type CheckoutOptions } from './checkout/use-checkout';
export { systemClock, type Clock } from './clock';
export { createDraftStore, DRAFT_DELAY_MS, type DraftStorage, type DraftStore } from './draft/draft-store';
export { useDraft } from './draft/use-draft';
export type { GenerationPhase } from './generation/generation-phase';
export { useGeneration, type GenerationOptions } from './generation/use-generation';
export {
  createResultStore,
  RESULTS_KEPT,
  type ResultStore,
  type SessionResult,
} from './generation/result-store';
export { useResults } from './generation/use-results';
export type { Progress } from './generation/use-progress';
export { serverMessageOf } from './generation/server-message';
export { useSaveResult } from './generation/use-save-result';
export { foldText, wordMatcher } from './gallery/fold-text';
export {
  filterGallery,
  indexGallery,
  type Filterable,
  type FilterOptions,
  type GalleryIndex,
} from './gallery/gallery-filter';
export type { GalleryFilter } from '@product/domain';
export { useGalleryFilter } from './gallery/use-gallery-filter';
export { useSelection } from './gallery/use-selection';
export { ideasIn, surprise, toggleIdea } from './prompts/ideas';
export { indexPrompts, promptHistory, searchPrompts, type PromptSources } from './prompts/prompt-history';
export { createPromptWalk, type PromptWalk, type WalkDirection } from './prompts/prompt-walk';
export { usePromptWalk } from './prompts/use-prompt-walk';
export { writePrompt } from './prompts/write-prompt';
