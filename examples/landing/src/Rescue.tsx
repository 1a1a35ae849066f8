import { Component, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Options } from '@craftjs/core';

interface RescueProps {
  /** The page to begin with; without one, the first page. */
  readonly firstPage: string | undefined;
  children(page: string | undefined, savePage: Options['onNodesChange'], reset: () => void): ReactNode;
  /** Called with the serialized page after each change. */
  onChange(page: string): void;
  /** Called before the editor starts again with the first page. */
  onReset(): void;
}
interface RescueState {
  readonly isBroken: boolean;
  readonly attempt: number;
  readonly page: string | undefined;
}

/** Replaces the editor: by a fresh one on reset, and by a choice if an action failed, which unmounts all of it. */
export class Rescue extends Component<RescueProps, RescueState> {
  static getDerivedStateFromError(): Partial<RescueState> {
    return { isBroken: true };
  }

  override state: RescueState = { isBroken: false, attempt: 0, page: this.props.firstPage };
  private lastPage: string | undefined = this.props.firstPage;

  override render() {
    const { isBroken, attempt, page } = this.state;
    if (!isBroken)
      return <Fragment key={attempt}>{this.props.children(page, this.savePage, this.reset)}</Fragment>;
    return (
      <div className="rescue" role="alert">
        <svg className="rescue-picture" viewBox="0 0 96 64" aria-hidden="true">
          <rect x="4" y="4" width="88" height="56" rx="6" />
          <path d="M4 34h26l8-12 12 24 8-12h34" />
        </svg>
        <h1>Something went wrong</h1>
        <p>The editor stopped, but your page is still here as it was just before.</p>
        <p className="rescue-choices">
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

  private readonly savePage: Options['onNodesChange'] = (query) => {
    this.lastPage = query.serialize();
    this.props.onChange(this.lastPage);
  };

  private readonly reset = () => {
    this.props.onReset();
    this.restart(undefined);
  };

  private restart(page: string | undefined): void {
    this.lastPage = page;
    this.setState(({ attempt }) => ({ isBroken: false, attempt: attempt + 1, page }));
  }
}
