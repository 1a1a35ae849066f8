import { Component, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Options } from '@craftjs/core';

interface ErrorBoundaryProps {
  /** Serialized page to open; the initial page by default. */
  readonly savedPage: string | undefined;
  children(page: string | undefined, onNodesChange: Options['onNodesChange'], reset: () => void): ReactNode;
  /** Called with the serialized page after each change, and whether that is the initial page, unchanged. */
  onChange(page: string, isInitial: boolean): void;
  /** Called before the editor restarts with the initial page. */
  onReset(): void;
}
interface ErrorBoundaryState {
  readonly hasError: boolean;
  readonly attempt: number;
  readonly page: string | undefined;
}

/** Mounts a new editor on reset. After an error, offers to restore the last page or to reset. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasError: true };
  }

  override state: ErrorBoundaryState = { hasError: false, attempt: 0, page: this.props.savedPage };
  private lastPage = this.props.savedPage;

  override render() {
    const { hasError, attempt, page } = this.state;
    if (!hasError)
      return <Fragment key={attempt}>{this.props.children(page, this.onNodesChange, this.reset)}</Fragment>;
    return (
      <div className="crash" role="alert">
        <svg viewBox="0 0 96 64" aria-hidden="true">
          <rect x="4" y="4" width="88" height="56" rx="6" />
          <path d="M4 34h26l8-12 12 24 8-12h34" />
        </svg>
        <h1>Something went wrong</h1>
        <p>The editor crashed, but your page is safe.</p>
        <p className="crash-buttons">
          <button className="button primary" onClick={() => this.restart(this.lastPage)}>
            Restore my page
          </button>
          <button className="button" onClick={this.reset}>
            Start over
          </button>
        </p>
      </div>
    );
  }

  private readonly onNodesChange: Options['onNodesChange'] = (query) => {
    this.lastPage = query.serialize();
    this.props.onChange(this.lastPage, this.state.page === undefined && !query.history.canUndo());
  };

  private readonly reset = () => {
    this.props.onReset();
    this.restart(undefined);
  };

  private restart(page: string | undefined): void {
    this.lastPage = page;
    this.setState(({ attempt }) => ({ hasError: false, attempt: attempt + 1, page }));
  }
}
