export { ResultStrip, type ResultStripProps, type StripResult } from './result-strip';
