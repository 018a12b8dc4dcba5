import { describe } from 'vitest';
import { isTestAll } from '../inTurn.ts';
import type { DataValue } from '../../primitives/data-picker/index.ts';
import { DataInterfaceSelect } from '../../widgets/data-interface-select/index.ts';
import { PopupSelect } from '../../widgets/popup-select/index.ts';
import { PopupTableSelect } from '../../widgets/popup-table-select/index.ts';
import { describePicker, hangingTable, tableDialog } from '../describePicker.ts';
import { memoryFeed } from '../feeds/dataFeed.ts';
import type { MemoryFeed } from '../feeds/dataFeed.ts';
import { manyStations, stationConfig, stations } from '../feeds/stations.ts';
import { LABEL } from './pickerBench.tsx';
import type { Cardinality, DrawnPicker, PickerExample } from './types.ts';
// Here before the first test: fetching the panel cold says nothing about it.
import '../../primitives/data-picker/PickPanel.tsx';
import '../../primitives/data-picker/RecordDetail.tsx';

/** Design of a form; everything at once, as pages are described beside each widget. */
const designed = { ...stationConfig, hasPage: false, popupTitle: null } as const;
const parsed = <C,>(config: C) => ({ kind: 'parsed', config }) as const;
/** The same object as long as the cardinality is: a configuration is stable between renders. */
const byCardinality = <C,>(configOf: (cardinality: Cardinality) => C): Readonly<Record<Cardinality, C>> => ({
  one: configOf('one'),
  many: configOf('many'),
});
const titled = { zh: `选择${LABEL}`, zhtw: `選擇${LABEL}`, en: `Choose ${LABEL}` };

/** Parts the popup selects have in common: rows of a data interface, known by a stake number that only they have. */
const ofStations = {
  feed: () => memoryFeed([{ fullName: '无编号', stake: 'K0+000' }, ...stations]),
  emptyFeed: () => memoryFeed([]),
  nothing: { one: null, many: [] },
  tenThousand: { feed: () => memoryFeed(manyStations.slice(0, 10_000)), far: /K30007\+830/ },
  // A row without a value of its own has nothing that could be stored.
  refused: { at: { row: /K0\+000/ }, reason: '此行没有可保存的值' },
  whenDisabled: { shows: 'K13+170' },
  search: { earlier: '石桥', keyword: 'K19+510', finds: /K19\+510/ },
  // Names are pasted into trees only.
  paste: null,
} satisfies Partial<PickerExample<MemoryFeed, DataValue>>;

const one = {
  cardinality: 'one',
  elsewhere: { value: ['A04'] },
  stored: { value: 'A02', text: '青溪收费站', at: { row: /K13\+170/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { row: /K19\+510/ }, value: 'A04' },
} satisfies Partial<PickerExample<MemoryFeed, DataValue>>;

describe.each(['dialog', 'drawer'] as const)('in a %s', (popupType) => {
  const popupSelect = byCardinality((cardinality) => parsed({ ...designed, popupType, multiple: cardinality === 'many' }));
  describePicker('popup select', {
    promises: popupType === 'dialog' ? 'all' : 'declared',
    ...ofStations,
    ...one,
    way: tableDialog,
    draw: ({ cardinality, ...props }: DrawnPicker<DataValue>, feed: MemoryFeed) => (
      <PopupSelect {...props} config={popupSelect[cardinality]} feed={feed} />
    ),
    titles: titled,
    onEmptyConfirm: { refuses: '请先选择一条数据' },
  });
});

const popupTableSelect = byCardinality((cardinality) => parsed({ ...designed, multiple: cardinality === 'many', filterable: true }));
describePicker('popup table select', {
  ...ofStations,
  ...one,
  way: hangingTable,
  draw: ({ cardinality, ...props }: DrawnPicker<DataValue>, feed: MemoryFeed) => (
    <PopupTableSelect {...props} config={popupTableSelect[cardinality]} feed={feed} />
  ),
  titles: { zh: LABEL, zhtw: LABEL, en: LABEL },
  onEmptyConfirm: { writes: '未选择' },
});

const dataInterfaceSelect = parsed({ ...designed, relationOptions: [] });
describePicker('data interface select', {
  // The way of the popup select in a dialog.
  promises: isTestAll ? 'all' : 'declared',
  ...ofStations,
  way: tableDialog,
  draw: ({ cardinality: _many, ...props }: DrawnPicker<DataValue>, feed: MemoryFeed) => (
    <DataInterfaceSelect {...props} config={dataInterfaceSelect} feed={feed} />
  ),
  titles: titled,
  cardinality: 'many',
  // Any number of rows, always.
  elsewhere: null,
  stored: { value: ['A02'], text: '青溪收费站', at: { row: /K13\+170/ } },
  unknown: { value: ['gone'], id: 'gone' },
  other: { at: { row: /K19\+510/ }, value: ['A04'] },
  onEmptyConfirm: 'clears',
});
