import { useCallback, useMemo, useRef, useState } from 'react';
import { Field, fieldAria, useFieldIds } from '../../field/index.ts';
import { controlBox, controlInput } from '../../control/index.ts';
import { AnchoredPanel } from '../../popover/index.ts';
import { OptionList, optionModel, useOptionList } from '../index.ts';
import type { ListEnd, ListLook } from '../index.ts';

export interface Station {
  readonly id: string;
  readonly name: string;
  readonly lanes: string;
  readonly closed?: boolean;
}

export function stations(count: number): Station[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `S${at + 1}`,
    name: `第 ${at + 1} 收费站`,
    lanes: `${(at % 9) + 3}`,
    closed: at === 2,
  }));
}

export interface StationFieldProps {
  readonly rows: readonly Station[];
  readonly cardinality: 'one' | 'many';
  readonly end?: ListEnd | null;
  readonly total?: number;
  readonly onQuery?: (query: string) => void;
}

const COLUMNS = [
  { id: 'id', label: '编码', widthPx: 80 },
  { id: 'name', label: '名称' },
  { id: 'lanes', label: '车道数', align: 'end' },
] as const;
const LOOKS = {
  one: { kind: 'grid', cardinality: 'one', columns: COLUMNS, heightPx: 300 },
  many: { kind: 'grid', cardinality: 'many', columns: COLUMNS, heightPx: 300 },
} as const satisfies Record<string, ListLook>;

/** A field over a list with columns, as a popup table select has one: typing asks, arrows walk. */
export function StationField({ rows, cardinality, end = null, total, onQuery }: StationFieldProps) {
  const ids = useFieldIds();
  const boxRef = useRef<HTMLSpanElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isChosen = useCallback((id: string) => chosen.has(id), [chosen]);
  const model = useMemo(
    () =>
      optionModel<Station>({
        options: rows,
        idOf: ({ id }) => id,
        show: ({ id, name, lanes, closed }) => ({ label: name, cells: [id, name, lanes], ...(closed && { reason: '已关闭，不可选择' }) }),
        isChosen,
        end,
        ...(total !== undefined && { total }),
      }),
    [rows, isChosen, end, total],
  );
  const list = useOptionList({
    model,
    cardinality,
    query,
    start: { key: [...chosen][0] ?? null },
    onPick(position) {
      const station = model.optionAt(position);
      if (!station) return;
      const { id } = station;
      if (cardinality === 'one') {
        setChosen(new Set([id]));
        list.close();
      } else setChosen(chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id]));
    },
  });
  return (
    <Field label="收费站" ids={ids}>
      <span ref={boxRef} className={controlBox}>
        <input
          {...fieldAria(ids, {})}
          role="combobox"
          aria-haspopup="grid"
          aria-expanded={list.isOpen}
          aria-controls={list.controls}
          aria-activedescendant={list.activeId}
          placeholder={[...chosen].join('、')}
          value={query}
          className={controlInput}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            onQuery?.(event.currentTarget.value);
            list.open();
          }}
          onKeyDown={list.onKeyDown}
        />
      </span>
      {list.isOpen && (
        <AnchoredPanel anchorRef={boxRef} label="收费站" onClose={list.close} widthPx={700}>
          <OptionList list={list.view} label="收费站" look={LOOKS[cardinality]} />
        </AnchoredPanel>
      )}
    </Field>
  );
}
