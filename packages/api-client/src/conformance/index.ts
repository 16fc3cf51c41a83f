export { formatReport, type Report, type Result } from './report';
export { runConformance, UnreachableError, type ConformanceOptions } from './run';
export type { Account } from './people';
