import { Hono } from 'hono';
import type { Caller } from '../core/handlers.ts';
import type { Store } from '../core/store.ts';
import { REPORTS } from './contents.ts';
import { noReaderPage, noReportPage, REPORT_POLICY, reportPage } from './page.ts';

const REPORT_ENTRY = 5;
const CODE_SQL = `SELECT enCode FROM menu WHERE type = ? AND json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ?`;

/**
 * The small report server of the sandbox: the page that the entries of type 5 lead to, by the id they name. The console is at
 * another port, so that this is another origin for it. It shows nothing without the token of an open session. @source shell §2.3 @reading R-723
 */
export function createReportPages(store: Store, authenticate: (header: string | undefined) => Caller): Hono {
  const readerOf = (token: string | undefined): string | null => {
    try {
      const { userId } = authenticate(token);
      return store.one<{ realName: string }>('SELECT realName FROM user WHERE id = ?', userId)?.realName ?? null;
    } catch {
      return null;
    }
  };
  return new Hono().get('/preview.html', (c) => {
    const code = store.one<{ enCode: string }>(CODE_SQL, REPORT_ENTRY, c.req.query('id') ?? '')?.enCode ?? '';
    const report = Object.hasOwn(REPORTS, code) ? REPORTS[code] : undefined;
    const reader = readerOf(c.req.query('token'));
    const headers = {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': REPORT_POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    };
    if (reader === null) return c.html(noReaderPage(), 401, headers);
    return report ? c.html(reportPage(report, reader), 200, headers) : c.html(noReportPage(), 404, headers);
  });
}
