import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { Pagination } from '../pagination/index.ts';
import { beyond as beyondLine, pages } from './PickPanel.css.ts';
import type { PickLook, RowsConfig } from './types.ts';
import type { PickList } from './usePickList.ts';

interface PagesProps {
  readonly config: RowsConfig;
  readonly list: PickList;
  readonly place: PickLook['popupType'];
}

/** The total, or while another is asked for the one before it: who is at the pages stays there. */
function useKnownTotal(total: number): number {
  const [known, setKnown] = useState(total);
  if (total < 0 || total === known) return known;
  setKnown(total);
  return total;
}

/** The pages of a list that has some. Their place is kept while nobody knows yet how many there are. */
export function Pages({ config, list: { rows, send }, place }: PagesProps) {
  const total = useKnownTotal(rows.total);
  if (!config.hasPage) return null;
  const { pageNumber, pageRows } = rows;
  return (
    <div className={pages[place]}>
      {total >= 0 && (
        <Pagination
          page={pageNumber}
          pageSize={pageRows}
          total={total}
          onChange={({ page, pageSize }) => send({ type: 'page', pageNumber: page, pageRows: pageSize })}
        />
      )}
    </div>
  );
}

/** Says that not everything is here, where everything at once was asked for. */
export function Beyond({ list: { beyond, rows } }: { readonly list: PickList }) {
  const { t } = useLingui();
  const { lang } = useKit();
  if (beyond === 0) return null;
  const shown = rows.rows.length.toLocaleString(lang);
  const all = rows.total.toLocaleString(lang);
  return <p className={beyondLine}>{t`The first ${shown} of ${all} rows are here. Search to find the others.`}</p>;
}
