import { useLingui } from '@lingui/react/macro';
import { commaIn } from '@milepost/kit/engines/language';
import { Icon } from '@milepost/kit/icon';
import { useKit } from '@milepost/kit/kit-provider';
import { textOf } from '@milepost/openapi/domains/design';
import { TriangleAlert } from 'lucide';
import { Fragment, useState } from 'react';
import { HeadEdge } from './HeadEdge.tsx';
import { itemsOf, nameOf, problemsAt } from './listItems.ts';
import type { OpenItem } from './listItems.ts';
import { problemSentence } from '../problems/problemWords.ts';
import * as css from './ListPart.css.ts';
import { useColumnHeads } from './useColumnHeads.ts';
import type { HeadBox } from './useHeadBoxes.ts';
import type { ListDesign } from './useListDesign.ts';

export interface ColumnHeadsProps {
  readonly design: ListDesign;
  /** Places over the table by the names of the columns; a column the table does not draw has none. */
  readonly boxes: Readonly<Record<string, HeadBox>>;
  readonly open: OpenItem | null;
  readonly onOpen: (item: OpenItem | null) => void;
}

/** Heads of the designed table, as a bar of buttons that stands over its own head. @source designer §21 */
export function ColumnHeads({ design, boxes, open, onOpen }: ColumnHeadsProps) {
  const { t, i18n } = useLingui();
  const { lang } = useKit();
  const all = itemsOf(design.list, 'columnList');
  const isMeasured = Object.keys(boxes).length > 0;
  // What is in the head of a group, or below the list, has no head of its own.
  const items = isMeasured ? all.filter(({ own }) => boxes[nameOf(own)] !== undefined) : all;
  const count = all.length;
  const [dragged, setDragged] = useState<{ readonly id: string; readonly widthPx: number } | null>(null);
  const { bar, place, barProps } = useColumnHeads(design, items, count, boxes);
  return (
    <div className={css.heads}>
      <div className={css.headsGround} />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the keyboard */}
      <div ref={bar} role="toolbar" aria-label={t`Heads of the columns`} {...barProps}>
        {items.map(({ id, at, label, own }, index) => {
          const [problem] = problemsAt(design.problems, design.owner, 'columnList', at);
          const words = problem && i18n._(problemSentence(problem, design.document));
          const number = at + 1;
          const found = boxes[nameOf(own)];
          const box = found && dragged?.id === id ? { ...found, widthPx: dragged.widthPx } : found;
          const name = t`Column ${label}, ${number} of ${count}`;
          return (
            // Heads stay, columns change places between them.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <Fragment key={index}>
              <button
                type="button"
                tabIndex={index === place ? 0 : -1}
                aria-label={words ? `${name}${commaIn(lang)}${words}` : name}
                aria-pressed={open?.list === 'columnList' && open.id === id}
                data-open={(open?.list === 'columnList' && open.id === id) || undefined}
                title={words ?? label}
                className={css.head}
                style={box && { insetInlineStart: box.leftPx, inlineSize: box.widthPx }}
                onClick={({ detail }) => onOpen({ list: 'columnList', id, by: detail === 0 ? 'keys' : 'pointer' })}
              >
                <span className={`${css.headWords} ${css.headAlign[textOf(own['align']) === 'right' ? 'end' : 'start']}`}>{label}</span>
                {problem && (
                  <span className={css.sign}>
                    <Icon of={TriangleAlert} size="s" />
                  </span>
                )}
              </button>
              {found && !design.isReadOnly && (
                <HeadEdge
                  box={found}
                  onDrag={(widthPx) => setDragged(widthPx === null ? null : { id, widthPx })}
                  onWidth={(widthPx) => design.set(['columnList', at, 'width'], widthPx)}
                />
              )}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}
