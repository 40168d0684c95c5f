import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after an error where the page gave the element no children of its own. */
  fallback: string;
  onError: (error: unknown) => void;
}

/** Never a blank box: after an error the element's own children show, a link or a plain form, or else a sentence. */
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
