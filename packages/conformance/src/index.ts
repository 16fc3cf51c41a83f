export { findDeviation } from './deviation';
export { formatJUnit, formatReport, type Report, type Result } from './report';
export { CredentialsError, runConformance, UnreachableError, type ConformanceOptions } from './run';
export type { Account } from './people';
export type { Kind } from './kinds';
export type { SequenceSearch } from './search/search-check';
