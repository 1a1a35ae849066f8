import { Component, type ReactNode } from 'react';
import { ErrorBox } from './ErrorBox';

/** Catches errors in a page, so that the app shell keeps working. React logs them. */
export class PageErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <ErrorBox
        title="This page couldn’t be displayed"
        advice="Try again, or reload the page."
        error={error}
        count={1}
        retry={() => this.setState({ error: null })}
      />
    ) : (
      this.props.children
    );
  }
}
