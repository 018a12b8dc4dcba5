import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { Component } from 'react';
import type { ReactNode } from 'react';

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
    return this.state.error ? <Broken onRetry={() => this.setState({ error: null })} /> : this.props.children;
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <StatePanel kind="failed" title={t`This page stopped working`} headingLevel={1} actions={<Button onPress={onRetry}>{t`Retry`}</Button>}>
      {t`Nothing was sent. Retry; if it stops again, tell your administrator what you did last.`}
    </StatePanel>
  );
}
