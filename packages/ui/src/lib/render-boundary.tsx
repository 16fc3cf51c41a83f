import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface RenderBoundaryProps {
  children: ReactNode;
  fallback: (failure: { error: unknown; retry: () => void }) => ReactNode;
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

interface RenderBoundaryState {
  failure?: { error: unknown };
}

/** Renders `fallback` in place of children that throw while they render. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = {};

  static getDerivedStateFromError(error: unknown): RenderBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  private readonly retry = () => this.setState({ failure: undefined });

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    return failure ? fallback({ ...failure, retry: this.retry }) : children;
  }
}
