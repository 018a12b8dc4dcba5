import { useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide';
import { Button } from '../../../primitives/button/index.ts';
import { usePickerPanes } from '../headless.ts';
import type { PickerPaneOptions } from '../headless.ts';
import { ChoosePane } from './ChoosePane.tsx';
import { sheet, sheetFrame, shortSheet, twoPanes, viewStrip } from './panes.css.ts';
import { PastePane } from './PastePane.tsx';
import { PickedPane } from './PickedPane.tsx';

interface PanesProps extends Pick<PickerPaneOptions, 'session' | 'draft' | 'tabs' | 'added'> {
  /** True when what is chosen stands beside it. */
  readonly hasPicked: boolean;
}

/** Pane one chooses in, and beside it the choices; on a narrow page one of them at a time. */
export function Panes({ session, draft, tabs, hasPicked, added }: PanesProps) {
  const { t } = useLingui();
  const { view, isPasting, ...panes } = usePickerPanes(draft);
  const { size: count } = draft.chosen;
  return (
    <div className={sheetFrame}>
      <div {...panes.getPanesProps({ className: `${sheet} ${hasPicked ? twoPanes : shortSheet}` })}>
        {isPasting ? (
          <PastePane session={session} draft={draft} tabs={tabs} onClose={panes.endPasting} />
        ) : (
          <ChoosePane session={session} draft={draft} tabs={tabs} added={added} />
        )}
        {hasPicked && (
          <>
            <PickedPane session={session} draft={draft} onPaste={draft.isSingle || isPasting ? undefined : panes.paste} />
            <div className={viewStrip}>
              <Button variant="accent" icon={ListChecks} onPress={panes.turnView}>
                {view === 'choose' ? t`Show the ${{ count }} chosen` : t`Back to the list`}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
