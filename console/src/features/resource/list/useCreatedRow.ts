import { systemClock } from '@milepost/kit/engines/clock';
import { useEffect, useState } from 'react';
import type { ResourceList } from './useResourceList.ts';

/** Time the row of a new record stands out; as long it is looked for, since what comes later is somebody else's. */
const REVEALED_MS = 4_000;

type Rows = readonly { readonly id: string }[];

/** Row that was not there before; null where there is none, or several. A page further on begins with a row of the page before it where one was made there. */
export function createdRow(before: ReadonlySet<string>, rows: Rows, page: number): { readonly id: string } | null {
  const [made, ...others] = rows.filter(({ id }) => !before.has(id));
  return made && others.length === 0 && (page === 1 || made !== rows[0]) ? made : null;
}

interface Creation {
  readonly isForm: boolean;
  /** Rows there were when the form was opened. */
  readonly before: ReadonlySet<string>;
  /** Question of the list when the record was saved; null once its row was looked for. */
  readonly made: string | null;
  readonly revealed: { readonly id: string } | null;
}

const NOT_YET: Creation = { isForm: false, before: new Set(), made: null, revealed: null };

interface Shown {
  readonly isForm: boolean;
  readonly rows: Rows;
  readonly page: number;
  readonly question: string;
}

/** State of it after a change of the page. */
function next(making: Creation, { isForm, rows, page, question }: Shown): Creation {
  if (isForm && !making.isForm) return { ...making, isForm, before: new Set(rows.map(({ id }) => id)), made: null };
  if (isForm || making.made === null) return isForm === making.isForm ? making : { ...making, isForm };
  if (making.made !== question) return { ...making, isForm, made: null };
  const row = createdRow(making.before, rows, page);
  if (row) return { ...making, isForm, made: null, revealed: { id: row.id } };
  return isForm === making.isForm ? making : { ...making, isForm };
}

/**
 * Row of a record that has been made here, once the form is closed and the list shows it; one that stands on another page, or
 * is narrowed away, is not looked for. @reading R-823
 * @returns the row to reveal, and what to call when a new record was saved
 */
export function useCreatedRow({ flat, asked, search }: ResourceList, isForm: boolean) {
  const [making, setMaking] = useState(NOT_YET);
  const question = JSON.stringify([asked, search.page, search.pageSize, search.order]);
  const now = next(making, { isForm, rows: flat, page: search.page, question });
  if (now !== making) setMaking(now);
  const { revealed } = making;
  const isLookedFor = making.made !== null && !isForm;
  useEffect(() => {
    if (!isLookedFor && !revealed) return undefined;
    return systemClock.after(REVEALED_MS, () => setMaking((late) => ({ ...late, made: null, revealed: null })));
  }, [isLookedFor, revealed]);
  return { revealed, onMade: () => setMaking((late) => ({ ...late, made: question })) };
}
