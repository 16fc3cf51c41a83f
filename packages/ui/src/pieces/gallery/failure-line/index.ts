export { FailureLine } from './failure-line';
