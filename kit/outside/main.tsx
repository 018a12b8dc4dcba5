import { setupI18n } from '@lingui/core';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { KitProvider } from '@milepost/kit/kit-provider';
import { messages } from '@milepost/kit/locales/en';
import { DEFAULT_THEME, applyTheme } from '@milepost/kit/theme';
import { createRoot } from 'react-dom/client';
import '@milepost/kit/styles.css';
import './skin.css';

interface Depot {
  readonly id: string;
  readonly name: string;
  readonly lorries: number;
}

const depots: readonly Depot[] = Array.from({ length: 200 }, (_, at) => ({ id: String(at), name: `Depot ${at + 1}`, lorries: at % 17 }));
const columns: readonly Column<Depot>[] = [
  { id: 'name', header: 'Depot', text: ({ name }) => name, width: { flex: 1, minPx: 160 }, narrow: 'title', sort: 'text' },
  {
    id: 'lorries',
    header: 'Lorries',
    text: ({ lorries }) => String(lorries),
    width: { px: 120 },
    align: 'end',
    narrow: 'meta',
    sort: 'number',
  },
];

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
applyTheme({ ...DEFAULT_THEME, accent: 'purple', density: 'medium' }, document.documentElement);
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <KitProvider i18n={i18n} locale="en">
      <main style={{ display: 'contents' }}>
        <h1>Depots</h1>
        <DataTable label="Depots" columns={columns} rows={depots} rowId={({ id }) => id} rowLabel={({ name }) => name} />
      </main>
    </KitProvider>,
  );
