import { Component, Suspense, lazy } from 'react';
import type { ReactNode } from 'react';

const Broken = lazy(() => import('./Broken.tsx'));

interface Props {
  readonly children: ReactNode;
  /** A change of it clears the failure, such as the path of the page. */
  readonly resetKey?: string;
}

interface State {
  readonly error: Error | null;
  readonly resetKey: string | undefined;
}

/** Keeps a failure of one page from taking the rest of the console with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Suspense>
        <Broken onRetry={() => this.setState({ error: null })} />
      </Suspense>
    );
  }
}
