// Widgets of the kit and copies of them that are this application's own, made by `npx milepost eject widget NAME`; `?of=own` draws the copies.
import { setupI18n } from '@lingui/core';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { checkedNodes } from '@milepost/kit/engines/row-core';
import { KitProvider } from '@milepost/kit/kit-provider';
import { messages } from '@milepost/kit/locales/zh';
import { Select } from '@milepost/kit/select';
import { DEFAULT_THEME, applyTheme } from '@milepost/kit/theme';
import { Tree } from '@milepost/kit/tree';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataTable as OwnDataTable } from './src/widgets/data-table/index';
import { Select as OwnSelect } from './src/widgets/select/index';
import { Tree as OwnTree } from './src/widgets/tree/index';
import '@milepost/kit/styles.css';

interface Station {
  readonly id: string;
  readonly name: string;
  readonly within?: readonly Station[];
}
const stations: readonly Station[] = ['北', '南', '东'].map((side, at) => ({
  id: `s${at}`,
  name: `${side}区`,
  within: Array.from({ length: 3 }, (_, n) => ({ id: `s${at}-${n}`, name: `${side}区 ${n + 1} 号站` })),
}));
const rows = stations.flatMap(({ within = [] }) => within);
const node = ({ id, name, within }: Station) => ({ id, label: name, note: within ? `${within.length}` : undefined, children: within });
const columns: readonly Column<Station>[] = [
  { id: 'name', header: '名称', text: ({ name }) => name, width: { flex: 1, minPx: 160 }, narrow: 'title' },
  { id: 'id', header: '编号', text: ({ id }) => id, width: { px: 120 }, narrow: 'meta' },
];
const options = rows.map(({ id, name }) => ({ id, label: name }));
const isOwn = new URLSearchParams(location.search).get('of') === 'own';
const parts = isOwn ? { Tree: OwnTree, Select: OwnSelect, DataTable: OwnDataTable } : { Tree, Select, DataTable };

function Page() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [checked, setChecked] = useState(checkedNodes(['s0-1']));
  return (
    <main style={{ inlineSize: 480, padding: 16, display: 'grid', gap: 16 }}>
      <div style={{ blockSize: 240 }}>
        <parts.Tree
          label="站点"
          nodes={stations}
          node={node}
          initialExpandedIds={new Set(['s0'])}
          checks={{ value: checked, onChange: setChecked }}
        />
      </div>
      <parts.Select label="所属站点" placeholder="请选择" options={options} value={chosen} onChange={setChosen} />
      <div style={{ blockSize: 280 }}>
        <parts.DataTable label="站点" columns={columns} rows={rows} rowId={({ id }) => id} rowLabel={({ name }) => name} />
      </div>
    </main>
  );
}

applyTheme(DEFAULT_THEME, document.documentElement);
const i18n = setupI18n({ locale: 'zh', messages: { zh: messages } });
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <KitProvider i18n={i18n} lang="zh">
      <Page />
    </KitProvider>,
  );
