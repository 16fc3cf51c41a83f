/* A separate chunk, because most visits begin without a result. */
export { SessionStrip } from './session-strip';
export { TriedStyles } from './tried-styles';
