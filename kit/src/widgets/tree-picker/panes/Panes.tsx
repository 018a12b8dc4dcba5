import { useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import type { PickerTab } from '../types.ts';
import type { Draft } from '../useDraft.ts';
import type { PickerSession } from '../usePicker.ts';
import { ChoosePane } from './ChoosePane.tsx';
import { sheet, sheetFrame, shortSheet, twoPanes, viewStrip } from './panes.css.ts';
import { PastePane } from './PastePane.tsx';
import { PickedPane } from './PickedPane.tsx';
import type { Added } from './useAdded.ts';

interface PanesProps {
  readonly session: PickerSession;
  readonly draft: Draft;
  readonly tabs: readonly [PickerTab, ...PickerTab[]];
  /** True when what is chosen stands beside it. */
  readonly hasPicked: boolean;
  readonly added: Added | null;
}

/** Pane one chooses in, and beside it the choices; on a narrow page one of them at a time. */
export function Panes({ session, draft, tabs, hasPicked, added }: PanesProps) {
  const { t } = useLingui();
  const [view, setView] = useState<'choose' | 'picked'>('choose');
  const [isPasting, setPasting] = useState(false);
  const { size: count } = draft.draft;

  function paste() {
    setPasting(true);
    // Names are pasted where one chooses: on a narrow page that has to be in sight.
    setView('choose');
  }

  function onKeyDown(event: KeyboardEvent) {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    // In a text box the key brings back text.
    if (!isUndo || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    draft.undo();
  }

  return (
    <div className={sheetFrame}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undoes what was done in it */}
      <div className={`${sheet} ${hasPicked ? twoPanes : shortSheet}`} data-view={view} onKeyDown={onKeyDown}>
        {isPasting ? (
          <PastePane session={session} draft={draft} tabs={tabs} onClose={() => setPasting(false)} />
        ) : (
          <ChoosePane session={session} draft={draft} tabs={tabs} isImmediate={false} added={added} />
        )}
        {hasPicked && (
          <>
            <PickedPane session={session} draft={draft} onPaste={draft.isSingle || isPasting ? undefined : paste} />
            <div className={viewStrip}>
              <Button variant="accent" icon={ListChecks} onPress={() => setView(view === 'choose' ? 'picked' : 'choose')}>
                {view === 'choose' ? t`Show the ${{ count }} chosen` : t`Back to the list`}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
