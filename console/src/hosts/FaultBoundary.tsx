import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportError } from '../browser/errorLog.ts';

/** A fault as the panel in place of what failed shows it. */
export interface Fault {
  /** Number of the report; empty until there is one. */
  readonly reportId: string;
  /** Draws what failed once more. */
  readonly retry: () => void;
}

interface Props {
  readonly children: ReactNode;
  /** Panel in place of what failed. It must not depend on what may have failed. */
  readonly instead: (fault: Fault) => ReactNode;
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

/** Boundary of faults: what fails below it is reported and replaced by a panel, never by an empty page. */
export class FaultBoundary extends Component<Props, State> {
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
    return this.props.instead({ reportId: this.state.reportId, retry: this.retry });
  }
}
