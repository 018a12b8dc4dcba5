import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportError } from '../browser/errorLog.ts';

interface PartBoundaryProps {
  /** The part failed while it was drawn; it is off the page by then. */
  readonly onFail?: () => void;
  /** In place of the part that failed. Nothing when left out. */
  readonly instead?: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a failure of one part from taking what is around it along. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    reportError(error);
    this.props.onFail?.();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.instead?.(() => this.setState({ hasFailed: false })) ?? null;
  }
}
