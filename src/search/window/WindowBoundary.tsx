import { Component, type ReactNode } from 'react';

interface WindowBoundaryProps {
  readonly children: ReactNode;
  onFail(): void;
}

/** Keeps an error in the window of search from taking the site down with it: the window vanishes. */
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
