import { useLingui } from '@lingui/react/macro';
import { ClipboardPaste, Undo2 } from 'lucide';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Choice } from '../../../engines/pick/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { PickedList } from '../../../primitives/picked-list/index.ts';
import type { PickedRow } from '../../../primitives/picked-list/index.ts';
import { SearchField } from '../../../primitives/search-field/index.ts';
import { showChoice } from '../nodeWords.ts';
import type { PickerNode } from '../types.ts';
import type { Draft } from '../useDraft.ts';
import type { PickerSession } from '../usePicker.ts';
import { useText } from '../useText.ts';
import { Face, NoFace, hasFace } from './Face.tsx';
import { badge, clearPlace, heading, pickedFoot, pickedHead, pickedList, pickedPane, pickedSearch, quietButton } from './panes.css.ts';
import { useSounds } from './useSounds.ts';

type PickedChoice = Choice<PickerNode>;

const identityOf = ({ identity }: PickedChoice) => identity;
/** From here on the list has a search box of its own. */
const LONG_LIST = 10;

/** Choices so far: a row each, in the order of choosing; taken out one by one or all at once, and brought back. */
export function PickedPane({
  session,
  draft,
  onPaste,
}: {
  readonly session: PickerSession;
  readonly draft: Draft;
  readonly onPaste?: () => void;
}) {
  const { t } = useLingui();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [keyword, setKeyword] = useState('');
  const choices = useMemo(() => [...draft.draft.values()], [draft.draft]);
  const found = useFound(session, choices, keyword);
  const show = useShow(session, choices);
  const isEmpty = choices.length === 0;
  const canUndo = session.state.kind === 'open' && session.state.draftCleared !== null;
  return (
    <section className={pickedPane} aria-label={t`Chosen`}>
      <div className={pickedHead}>
        <h3 ref={headingRef} tabIndex={-1} className={heading}>
          {t`Chosen`} <span className={badge}>{choices.length}</span>
        </h3>
      </div>
      {(choices.length > LONG_LIST || keyword !== '') && (
        <div className={pickedSearch}>
          <SearchField
            label={t`Search in what is chosen`}
            placeholder={t`Search in what is chosen`}
            value={keyword}
            onChange={setKeyword}
          />
        </div>
      )}
      <div className={pickedList}>
        <PickedList
          label={t`Chosen`}
          items={found}
          identityOf={identityOf}
          show={show}
          look="card"
          emptyText={keyword === '' ? t`Nothing chosen yet` : t`Nothing matches “${{ wanted: keyword }}”`}
          onRemove={draft.remove}
          headingRef={headingRef}
        />
      </div>
      {/* Behind the list for the keyboard, above it for the eye. */}
      <div className={clearPlace}>
        <button type="button" className={quietButton} aria-disabled={isEmpty || undefined} onClick={() => !isEmpty && draft.clear()}>
          {t`Clear the list`}
        </button>
        {canUndo && (
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

/** Look of choices; namesakes are told apart by their numbers. */
function useShow({ spec, names }: PickerSession, choices: readonly PickedChoice[]): (choice: PickedChoice) => PickedRow {
  const { t } = useLingui();
  const textOf = useText();
  const namesakes = useMemo(() => {
    const known = new Map<string, number>();
    for (const choice of choices) if (choice.kind === 'node') known.set(choice.node.fullName, (known.get(choice.node.fullName) ?? 0) + 1);
    return known;
  }, [choices]);
  return useCallback(
    (choice) => {
      const { text, note, isUnknown, node } = showChoice(spec, choice, textOf);
      if (isUnknown) return { text: names.kind === 'loading' ? t`Loading…` : t`Unknown (${{ id: text }})`, lead: <NoFace /> };
      const code = (namesakes.get(text) ?? 0) > 1 && node?.code ? ` · ${node.code}` : '';
      return { text, note: `${note ?? ''}${code}` || undefined, lead: node && hasFace(node) && <Face node={node} size="large" /> };
    },
    [spec, names.kind, namesakes, textOf, t],
  );
}

/** The choices whose names hold the keyword, or sound like it. */
function useFound({ spec }: PickerSession, choices: readonly PickedChoice[], keyword: string): readonly PickedChoice[] {
  const sounds = useSounds();
  const textOf = useText();
  return useMemo(() => {
    const wanted = keyword.trim();
    if (wanted === '') return choices;
    return choices.filter((choice) => {
      const { text, note } = showChoice(spec, choice, textOf);
      return sounds.find(text, wanted) ?? note?.includes(wanted);
    });
  }, [choices, keyword, sounds, spec, textOf]);
}
