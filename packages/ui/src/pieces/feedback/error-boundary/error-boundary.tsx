'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
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

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

/** Contains a render error, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  private readonly retry = () => this.setState({ failure: undefined });

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return fallback ? fallback({ ...failure, retry: this.retry }) : <ErrorFallback onRetry={this.retry} />;
  }
}
