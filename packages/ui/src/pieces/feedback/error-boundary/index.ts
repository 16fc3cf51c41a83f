export { CrashNotice, type CrashNoticeProps } from './crash-notice';
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
