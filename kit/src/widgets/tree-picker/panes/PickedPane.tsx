import { useLingui } from '@lingui/react/macro';
import { ClipboardPaste, Undo2 } from 'lucide';
import { Button } from '../../../primitives/button/index.ts';
import { PickedList } from '../../../primitives/picked-list/index.ts';
import { SearchField } from '../../../primitives/search-field/index.ts';
import { useChosenList } from '../headless.ts';
import type { PickerDraft, PickerSession } from '../headless.ts';
import type { PickerNode } from '../types.ts';
import { Face, NoFace, hasFace } from './Face.tsx';
import { badge, clearPlace, heading, pickedFoot, pickedHead, pickedList, pickedPane, pickedSearch, quietButton } from './panes.css.ts';

interface PickedPaneProps {
  readonly session: PickerSession;
  readonly draft: PickerDraft;
  readonly onPaste?: () => void;
}

const faceOf = (node: PickerNode | null) => (node ? hasFace(node) && <Face node={node} size="large" /> : <NoFace />);

/** Choices so far: a row each, in the order of choosing; taken out one by one or all at once, and brought back. */
export function PickedPane({ session, draft, onPaste }: PickedPaneProps) {
  const { t } = useLingui();
  const chosen = useChosenList({ session, draft, lead: faceOf });
  const { keyword } = chosen;
  return (
    <section className={pickedPane} aria-label={t`Chosen`}>
      <div className={pickedHead}>
        <h3 {...chosen.getHeadingProps({ className: heading })}>
          {t`Chosen`} <span className={badge}>{chosen.count}</span>
        </h3>
      </div>
      {chosen.search && (
        <div className={pickedSearch}>
          <SearchField {...chosen.search} />
        </div>
      )}
      <div className={pickedList}>
        <PickedList
          {...chosen.list}
          look="card"
          emptyText={keyword === '' ? t`Nothing chosen yet` : t`Nothing matches “${{ wanted: keyword }}”`}
        />
      </div>
      {/* Behind the list for the keyboard, above it for the eye. */}
      <div className={clearPlace}>
        <button {...chosen.getClearProps({ className: quietButton })}>{t`Clear the list`}</button>
        {draft.canUndo && (
          <Button variant="accent" icon={Undo2} onPress={draft.undo}>
            {t`Undo`}
          </Button>
        )}
      </div>
      {onPaste && (
        <div className={pickedFoot}>
          <Button variant="text" icon={ClipboardPaste} onPress={onPaste}>
            {t`Paste names`}
          </Button>
        </div>
      )}
    </section>
  );
}
