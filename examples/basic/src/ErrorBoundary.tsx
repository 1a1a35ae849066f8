import { Component } from 'react';

interface State {
  readonly hasError: boolean;
}

/** Wraps `<Editor>`, because a failing action throws while that renders. */
export class ErrorBoundary extends Component<object, State> {
  override state: State = { hasError: false };

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <main className="crash" role="alert">
        <h1>The editor has crashed</h1>
        <p>Unsaved changes are lost. A page saved in this browser is still there.</p>
        <button type="button" className="button" onClick={() => this.setState({ hasError: false })}>
          Restart
        </button>
      </main>
    );
  }
}
