/* A separate chunk, because most visits begin without a result. */
export { DoneSignal } from './done-signal/done-signal';
export { SessionStrip } from './session-strip';
export { TriedStyles } from './tried-styles';
export { DownloadEntries, hasDownloadEntries, ShareEntries } from '../../core/file-entries/file-entries';
