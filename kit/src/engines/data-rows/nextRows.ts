import type { DataRowsEvent, DataRowsState, RowsAnswer, RowsPage, RowsQuestion } from './types.ts';

const IDLE = { status: 'idle' } as const;

/** A list nobody has asked for yet. */
export function noRows(pageRows: number): DataRowsState {
  return {
    keyword: '',
    parameters: [],
    pageNumber: 1,
    pageRows,
    rows: [],
    total: -1,
    isAnswered: false,
    phase: IDLE,
    lastRequest: 0,
  };
}

/** One text for everything that decides an answer. */
export function askKey({ keyword, parameters }: RowsQuestion, { pageNumber, pageRows }: RowsPage): string {
  return JSON.stringify([keyword, pageNumber, pageRows, parameters]);
}

/** The list after an event; the same object when nothing changes. The newest question wins. */
export function nextRows(state: DataRowsState, event: DataRowsEvent): DataRowsState {
  switch (event.type) {
    case 'open':
      return asking({ ...noRows(state.pageRows), parameters: event.parameters, lastRequest: state.lastRequest }, true);
    case 'search':
      return asking({ ...unanswered(state), keyword: event.keyword, pageNumber: 1, total: -1 });
    case 'page':
      return asking({ ...unanswered(state), pageNumber: event.pageNumber, pageRows: event.pageRows });
    case 'parameters':
      if (JSON.stringify(event.parameters) === JSON.stringify(state.parameters)) return state;
      return asking({ ...unanswered(state), parameters: event.parameters, pageNumber: 1, total: -1 });
    case 'refresh':
      return asking(state, true);
    case 'stop':
      return state.phase.status === 'loading' ? { ...state, phase: IDLE } : state;
    case 'answered':
      return isCurrent(state, event.request) ? { ...state, ...shown(state, event.answer), isAnswered: true, phase: IDLE } : state;
    case 'failed':
      return isCurrent(state, event.request) ? { ...state, phase: { status: 'failed', error: event.error } } : state;
  }
}

const unanswered = (state: DataRowsState): DataRowsState => ({ ...state, rows: [], isAnswered: false });

function isCurrent({ phase }: DataRowsState, request: number): boolean {
  return phase.status === 'loading' && phase.request === request;
}

function asking(state: DataRowsState, isFresh = false): DataRowsState {
  const request = state.lastRequest + 1;
  return { ...state, phase: { status: 'loading', request, isFresh }, lastRequest: request };
}

/** The page out of an answer: a server that does not page sends everything every time. @reading R-183 */
function shown({ pageNumber, pageRows }: RowsPage, { rows, total = 0 }: RowsAnswer): Pick<DataRowsState, 'rows' | 'total'> {
  const before = (pageNumber - 1) * pageRows;
  if (rows.length > pageRows) return { rows: rows.slice(before, before + pageRows), total: Math.max(rows.length, total) };
  return { rows, total: Math.max(total, rows.length > 0 ? before + rows.length : 0) };
}
