import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';

interface AreaPanelProps {
  /** The searched text; empty when there was none. */
  readonly keyword: string;
  readonly onClear: () => void;
  /** Opens the form for a new one; null for who may not. */
  readonly add: (() => void) | null;
}

/** Panel of an empty list: nothing matches, or there is nothing yet. */
export default function AreaPanel(props: AreaPanelProps) {
  const { t } = useLingui();
  const { keyword } = props;
  if (keyword)
    return (
      <StatePanel kind="noMatch" title={t`No area matches`} actions={<Button onPress={props.onClear}>{t`Clear the search`}</Button>}>
        {t`Searched every level for “${keyword}”`}
      </StatePanel>
    );
  return <StatePanel kind="empty" title={t`No areas yet`} actions={props.add && <Button onPress={props.add}>{t`New area`}</Button>} />;
}
