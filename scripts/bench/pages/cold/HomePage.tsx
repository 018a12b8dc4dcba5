// Stands in place of the console's home page in the cold page: the kit's table of 20 rows, as the floor's home has one.
import { DataTable } from '@milepost/kit/data-table';
import { selectNone } from '@milepost/kit/engines/selection';
import { useState } from 'react';
import { makeRows } from '../../floor/lib/data.js';
import { actions, canSelect, columns, list, rowId } from '../rows.tsx';

const rows = makeRows(20);
/** Room for all rows: none is left out of what is drawn. */
const frame = { inlineSize: 1300, blockSize: 40 * (rows.length + 1) + 2 };

export default function HomePage() {
  const [selection, setSelection] = useState(selectNone);
  return (
    <div id="tbl" style={frame}>
      <DataTable
        label="Rows"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={rowId}
        actions={actions}
        list={list}
        selection={{ value: selection, onChange: setSelection, canSelect }}
      />
    </div>
  );
}
