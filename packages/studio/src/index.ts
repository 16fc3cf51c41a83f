export { BATCH_LIMIT, runBatch, type BatchFailure, type BatchOutcome } from './batch/run-batch';
export { useBatch, type BatchState, type BatchTask } from './batch/use-batch';
export { useCheckout, type CheckoutOptions } from './checkout/use-checkout';
export { systemClock, type Clock } from './clock';
export {
  createDraftStore,
  DRAFT_DELAY_MS,
  readDraft,
  type DraftStorage,
  type DraftStore,
} from './draft/draft-store';
export { loadDraft } from './draft/load-draft';
export { useDraft } from './draft/use-draft';
export { shownChoices, type GenerationPhase } from './generation/generation-phase';
export {
  createGenerationStore,
  type GenerationEnd,
  type GenerationStore,
  type GenerationStoreOptions,
  type Progress,
  type Variation,
} from './generation/generation-store';
export { useGeneration, useIsGenerating, useProgress, useRunningProgress } from './generation/use-generation';
export {
  createResultStore,
  RESULTS_KEPT,
  type ResultStorage,
  type ResultStore,
} from './generation/result-store';
export type { SessionResult } from './generation/session-result';
export { toPreviewState, type PreviewFacts } from './generation/to-preview-state';
export { useResults, useResultsAtRisk } from './generation/use-results';
export { serverMessageOf } from './generation/server-message';
export { toNewCreation, useSaveResult } from './generation/use-save-result';
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
export { writeText as writePrompt } from '@product/ui/prompt-field';
export { formatRecipe, isRecipe, parseRecipe, RECIPE_MAX_LENGTH, type Recipe } from './recipe/recipe';
export { readPresets, toPresetName, PRESET_NAME_MAX_LENGTH, type Preset } from './recipe/presets';
export { usePresets, type PresetStorage } from './recipe/use-presets';
export { useRecipe } from './recipe/use-recipe';
