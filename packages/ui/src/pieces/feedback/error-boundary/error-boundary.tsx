import type { ErrorInfo, ReactNode } from 'react';
import { RenderBoundary, type RenderBoundaryProps } from '../../../lib/render-boundary';
import { ErrorFallback } from './error-fallback';

export interface ErrorBoundaryProps {
  /** Content that may throw while rendering. */
  children: ReactNode;
  /**
   * Renders the content shown after an error. Called with the error and a function to try again.
   * @default an `ErrorFallback` with 'Try Again'
   */
  fallback?: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** Called once per error, to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Contains a render error, so that the rest of the page keeps working. @public */
export function ErrorBoundary({ fallback = showError, ...props }: ErrorBoundaryProps) {
  return <RenderBoundary fallback={fallback} {...props} />;
}

const showError: RenderBoundaryProps['fallback'] = ({ retry }) => <ErrorFallback onRetry={retry} />;
