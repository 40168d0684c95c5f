import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after an error when the element has no children. */
  fallback: string;
  onError: (error: unknown) => void;
}

/** After an error it shows the element's own children (a link or a plain form), or else a sentence; never nothing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <slot>{this.props.fallback}</slot> : this.props.children;
  }
}
