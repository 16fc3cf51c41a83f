/*
 * Outside the package's index, so that its texts are not part of every page: most visits generate one thing at a time.
 * Import it lazily.
 */
export { FurtherSettingsPanel, type FurtherSettingsPanelProps } from './further-settings-panel';
export { GenerationQueue, type GenerationQueueProps, type QueuePauseReason } from './generation-queue';
export { QuantityField, type QuantityFieldProps } from './quantity-field';
export type { QueueItem } from './queue-row';
export { QueueNote, type QueueNotePlan, type QueueNoteProps } from './queue-note';
export { useQueueUi, type QueueUi } from '../../../i18n/use-queue-ui';
