import { Component, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Options } from '@craftjs/core';

interface RescueProps {
  /** Renders the editor, with the page to begin with; without one, with the first page. */
  children(savedPage: string | undefined, savePage: Options['onNodesChange']): ReactNode;
  /** Called with the serialized page after each change. */
  onChange(page: string): void;
}
interface RescueState {
  readonly isBroken: boolean;
  readonly attempt: number;
  readonly page: string | undefined;
}

/** An action that fails unmounts the whole editor. Here is the way back: a fresh one. */
export class Rescue extends Component<RescueProps, RescueState> {
  static getDerivedStateFromError(): Partial<RescueState> {
    return { isBroken: true };
  }

  override state: RescueState = { isBroken: false, attempt: 0, page: undefined };
  private lastPage: string | undefined;

  override render() {
    const { isBroken, attempt, page } = this.state;
    if (!isBroken) return <Fragment key={attempt}>{this.props.children(page, this.savePage)}</Fragment>;
    return (
      <div className="rescue" role="alert">
        <h1>That was one step too far</h1>
        <p>The editor met an error and stopped. Your page, as it was just before, is still here.</p>
        <p className="rescue-choices">
          <button className="button primary" onClick={() => this.restart(this.lastPage)}>
            Bring my page back
          </button>
          <button className="button" onClick={() => this.restart(undefined)}>
            Start again
          </button>
        </p>
      </div>
    );
  }

  private readonly savePage: Options['onNodesChange'] = (query) => {
    this.lastPage = query.serialize();
    this.props.onChange(this.lastPage);
  };

  private restart(page: string | undefined): void {
    this.setState(({ attempt }) => ({ isBroken: false, attempt: attempt + 1, page }));
  }
}
