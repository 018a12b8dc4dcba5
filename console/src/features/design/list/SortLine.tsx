import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '@milepost/kit/menu';
import type { MenuItem } from '@milepost/kit/menu';
import { SortList } from '@milepost/kit/sort-list';
import { Plus } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ListName } from '../core/types.ts';
import { itemsOf, problemsAt } from './listItems.ts';
import type { OpenItem } from './listItems.ts';
import { problemSentence } from '../problems/problemWords.ts';
import { useWantedPlace } from '../problems/wantedPlace.ts';
import { useItemLabel } from './useItemLabel.ts';
import * as css from './ListPart.css.ts';
import type { ListDesign } from './useListDesign.ts';

export interface SortLineProps {
  readonly design: ListDesign;
  readonly list: ListName;
  /** Name before the line, and spoken name of its list. */
  readonly name: string;
  readonly open: OpenItem | null;
  readonly onOpen: (item: OpenItem | null) => void;
  /** Line that is shown where there is room for one. */
  readonly shown: ListName;
  /** Items that may be added; none where everything is there. */
  readonly more: readonly MenuItem[];
  readonly onAdd: (id: string) => void;
}

/** Items of one list of the design in a line: put into order, opened, taken out, added. */
export function SortLine({ design, list, name, open, onOpen, shown, more, onAdd }: SortLineProps) {
  const { t, i18n } = useLingui();
  const { problems, isReadOnly, change } = design;
  const labelOf = useItemLabel();
  const items = itemsOf(design.list, list).map((item) => {
    const { id, at } = item;
    const [problem] = problemsAt(problems, design.owner, list, at);
    return { id, label: labelOf(list, item), ...(problem && { problem: i18n._(problemSentence(problem, design.document)) }) };
  });
  const line = useRef<HTMLDivElement>(null);
  const wanted = useWantedPlace();
  useEffect(() => {
    // The line as a whole: it has too few items. One of them opens by itself.
    if (wanted?.owner !== design.owner || wanted.path[0] !== list || wanted.path.length > 1) return;
    [...(line.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    wanted.arrived();
  }, [wanted, design.owner, list]);
  const canAdd = !isReadOnly && more.length > 0;
  return (
    <div ref={line} className={css.line} data-shown={shown === list}>
      <span className={css.lineName} title={name} aria-hidden="true">
        {name}
      </span>
      <div className={css.lineItems}>
        <SortList
          label={name}
          layout="line"
          items={items}
          openId={open?.list === list ? open.id : null}
          onOpen={(id, by) => onOpen({ list, id, by })}
          {...(!isReadOnly && {
            onMove: (from: number, to: number) => change({ change: 'move', list, from, to }),
            onRemove: (at: number) => change({ change: 'remove', list, at }),
          })}
          {...(canAdd && {
            end: (
              <MenuButton
                trigger={{ label: t`Add to ${name}`, icon: Plus, size: 'row' }}
                placement="bottom start"
                items={more}
                onAction={onAdd}
              />
            ),
          })}
        />
      </div>
    </div>
  );
}
