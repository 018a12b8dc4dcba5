import { momentText } from '../../engines/moment-text/index.ts';
import type { Approval, ApprovalStatus } from './types.ts';

/** Words of the table of approvals. */
export interface ApprovalWords {
  /** Heads of the five columns: step, person, time, what was done, opinion. */
  readonly heads: readonly [string, string, string, string, string];
  readonly status: Readonly<Record<ApprovalStatus, string>>;
}

const COLUMN_WIDTH = '20%';

/** The steps of an approval as a table of five columns of the same width. @source forms §9 */
export function approvalTable(document: Document, approvals: readonly Approval[], { heads, status }: ApprovalWords): Element {
  const table = document.createElement('table');
  table.dataset['approvals'] = '';
  const row = (kind: 'td' | 'th', texts: readonly string[]) => {
    const line = document.createElement('tr');
    for (const text of texts) {
      const cell = document.createElement(kind);
      cell.style.width = COLUMN_WIDTH;
      cell.textContent = text;
      line.append(cell);
    }
    return line;
  };
  table.createTHead().append(row('th', heads));
  table
    .createTBody()
    .append(
      ...approvals.map(({ nodeName, userName, handleTime, handleStatus, handleOpinion }) =>
        row('td', [nodeName, userName, momentText(handleTime), status[handleStatus], handleOpinion]),
      ),
    );
  return table;
}
