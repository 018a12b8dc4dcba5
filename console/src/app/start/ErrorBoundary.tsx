import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportError } from '../../browser/errorLog.ts';
import { lazyPane } from '../../lazy/index.ts';

/** Part shown in place of a page that failed; to be here before it is needed. */
export const Broken = lazyPane(() => import('./Broken.tsx'));
/** Part shown in place of a page whose program did not come; it comes with the one above. */
export const Missing = lazyPane(async () => ({ default: (await import('./Broken.tsx')).MissingPage }));

interface Props {
  readonly children: ReactNode;
  /** A change of it clears the failure, such as the path of the page. */
  readonly resetKey?: string;
  /** Runs before what failed is tried again. */
  readonly onRetry?: () => void;
}

interface State {
  readonly error: Error | null;
  readonly reportId: string;
  readonly resetKey: string | undefined;
}

/** Keeps a failure of one page from taking the rest of the console with it, and gives it a name to be passed on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, reportId: '', resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: Error) {
    this.setState({ reportId: reportError(error).id });
  }

  readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    return <Broken reportId={this.state.reportId} onRetry={this.retry} />;
  }
}
