import { Component, type ReactNode } from 'react';

interface WindowBoundaryProps {
  readonly children: ReactNode;
  onFail(): void;
}

/** Error boundary of the search window, which disappears on an error, while the page stays. */
export class WindowBoundary extends Component<WindowBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
