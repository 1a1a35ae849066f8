import { Component } from 'react';

interface State {
  readonly hasStopped: boolean;
}

/**
 * Stands above the editor. A failing action is thrown while `<Editor>` renders, so that nothing inside can catch it.
 */
export class StartAgain extends Component<object, State> {
  override state: State = { hasStopped: false };

  static getDerivedStateFromError(): State {
    return { hasStopped: true };
  }

  override render() {
    if (!this.state.hasStopped) return this.props.children;
    return (
      <main className="stopped" role="alert">
        <h1>The editor has stopped</h1>
        <p>Something went wrong, and the page is gone. What you saved in this browser is still there.</p>
        <button type="button" className="button" onClick={() => this.setState({ hasStopped: false })}>
          Start again
        </button>
      </main>
    );
  }
}
