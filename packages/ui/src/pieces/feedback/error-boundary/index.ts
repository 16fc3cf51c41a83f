export { ErrorFallback, type ErrorFallbackProps } from './error-fallback';
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
