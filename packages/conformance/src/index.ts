export { findDeviation } from './deviation';
export { formatJUnit, formatReport, type Report, type Result } from './report';
export { listRules, type Rule } from './list-rules';
export { runConformance, UnreachableError, type ConformanceOptions } from './run';
export { NoRuleError } from './select-checks';
export { CredentialsError } from './sign-in';
export type { Account } from './people';
export type { Kind } from './kinds';
export type { SequenceSearch } from './search/search-check';
