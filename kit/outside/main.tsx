import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { fromTree } from '@milepost/kit/engines/node-source';
import type { StoredValue } from '@milepost/kit/engines/pick';
import { TreePicker } from '@milepost/kit/tree-picker';
import { useState } from 'react';
import { depotsIn, networkIn } from './depots.ts';
import type { Depot } from './depots.ts';
import { networkPicker } from './networkPicker.ts';
import { start } from './start.tsx';
import { words } from './words.ts';

const language = new URLSearchParams(location.search).get('lang') === 'zh' ? 'zh' : 'en';
const say = words[language];
const depots = depotsIn(language);
const spec = networkPicker(fromTree(networkIn(language)), say);
const columns: readonly Column<Depot>[] = [
  { id: 'name', header: say.depot, text: ({ name }) => name, width: { flex: 1, minPx: 160 }, narrow: 'title', sort: 'text' },
  { id: 'region', header: say.region, text: ({ region }) => region, width: { flex: 1, minPx: 160 }, narrow: 'meta' },
  {
    id: 'lorries',
    header: say.lorries,
    text: ({ lorries }) => String(lorries),
    figure: ({ lorries }) => lorries,
    width: { px: 140 },
    align: 'end',
    narrow: 'meta',
    sort: 'number',
  },
];
const depotId = ({ id }: Depot) => id;
const depotName = ({ name }: Depot) => name;

function Depots() {
  const [standIns, setStandIns] = useState<StoredValue>([]);
  return (
    <main className="sheet">
      <h1>{say.page}</h1>
      <div className="field">
        <TreePicker label={say.field} help={say.help} spec={spec} value={standIns} onChange={setStandIns} tags="all" />
      </div>
      <div className="list">
        <DataTable label={say.table} columns={columns} rows={depots} rowId={depotId} rowLabel={depotName} />
      </div>
    </main>
  );
}

start(<Depots />, language);
