import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';

interface SpecimenPanelProps {
  /** The searched text; empty when there was none. */
  readonly keyword: string;
  readonly onClear: () => void;
  //- if canCreate
  /** Opens the form for a new one; null for who may not. */
  readonly add: (() => void) | null;
  //- end
}

/** Panel of an empty list: nothing matches, or there is nothing yet. */
export default function SpecimenPanel(props: SpecimenPanelProps) {
  const { t } = useLingui();
  const { keyword } = props;
  if (keyword)
    return (
      <StatePanel kind="noMatch" title={t`No «thing» matches`} actions={<Button onPress={props.onClear}>{t`Clear the search`}</Button>}>
        {/*- if lazyTree */}
        {t`Searched the top level for “${keyword}”`}
        {/*- else */}
        {/*: {t`Searched for “${keyword}”`} */}
        {/*- end */}
      </StatePanel>
    );
  return (
    <StatePanel
      kind="empty"
      title={t`No «things» yet`}
      //- if canCreate
      actions={props.add && <Button onPress={props.add}>{t`New «thing»`}</Button>}
      //- end
    />
  );
}
