'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice';

export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode;
  /**
   * What is shown instead; it gets the error and a way to try again.
   * @default a `CrashNotice` with Try Again
   */
  fallback?: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** Called once for every failure, to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

/** Keeps a failure in one part of a page from taking the rest with it. */
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
    return fallback ? fallback({ ...failure, retry: this.retry }) : <CrashNotice onRetry={this.retry} />;
  }
}
