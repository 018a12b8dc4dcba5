import { Hono } from 'hono';
import { RightRefusal } from '../core/failure.ts';
import type { Caller, Need } from '../core/handlers.ts';
import type { Store } from '../core/store.ts';
import { observedCall } from '../core/http/observed-call.ts';
import type { Audit } from '../core/http/observed-call.ts';
import { REPORTS } from './contents.ts';
import { noReaderPage, noReportPage, noRightPage, REPORT_POLICY, reportPage } from './page.ts';

const REPORT_ENTRY = 5;
const ENTRIES_SQL = `SELECT enCode FROM menu WHERE type = ? AND json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ?
  ORDER BY sortCode, id`;

interface ReportParts {
  readonly store: Store;
  /** @throws Refusal for a token that opens no session, and for a locked one */
  readonly authenticate: (header: string | undefined) => Caller;
  /** @throws RightRefusal for a caller without the right */
  readonly authorize: (caller: Caller, need: Need) => void;
  readonly audit: Audit;
  readonly trustedProxies: ReadonlySet<string>;
}

/**
 * The small report server of the sandbox: the page that the entries of type 5 lead to, by the id they name. The console is at
 * another port, so that this is another origin for it. It shows a report to the token of an open session whose person has an entry
 * of it in the menu; a refusal stands in the log. @source shell §2.3 @reading R-723
 */
export function createReportPages({ store, authenticate, authorize, audit, trustedProxies }: ReportParts): Hono {
  const callerOf = (token: string | undefined): Caller | null => {
    try {
      return authenticate(token);
    } catch {
      return null;
    }
  };
  const nameOf = ({ userId }: Caller) => store.one<{ realName: string }>('SELECT realName FROM user WHERE id = ?', userId)?.realName ?? '';
  return new Hono().get('/preview.html', (c) => {
    const startedMs = performance.now();
    const headers = {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': REPORT_POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    };
    const caller = callerOf(c.req.query('token'));
    if (caller === null) return c.html(noReaderPage(), 401, headers);
    const entries = store.all<{ enCode: string }>(ENTRIES_SQL, REPORT_ENTRY, c.req.query('id') ?? '').map(({ enCode }) => enCode);
    const code = entries.find((one) => Object.hasOwn(REPORTS, one));
    const report = code === undefined ? undefined : REPORTS[code];
    if (!report) return c.html(noReportPage(), 404, headers);
    try {
      authorize(
        caller,
        entries.map((page) => ({ page })),
      );
    } catch (error) {
      if (!(error instanceof RightRefusal)) throw error;
      const heard = observedCall(c, { id: 'previewReport', method: 'GET' }, c.req.path, startedMs, trustedProxies);
      const { missing, message } = error;
      store.transaction(() => audit.refused({ ...heard, userId: caller.userId, pages: entries, missing, pathValues: {}, msg: message }));
      return c.html(noRightPage(message), 403, headers);
    }
    return c.html(reportPage(report, nameOf(caller)), 200, headers);
  });
}
