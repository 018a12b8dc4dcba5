import type { Report } from './contents.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const figure = (value: string | number): string => (typeof value === 'number' ? value.toLocaleString('en-US') : escaped(value));

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.6 system-ui, -apple-system, "PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", sans-serif; }
  body { margin: 0; padding: 16px; }
  h1 { font-size: 20px; margin: 0; }
  p { margin: 4px 0 16px; color: GrayText; }
  div { overflow-x: auto; }
  table { border-collapse: collapse; min-width: 100%; font-variant-numeric: tabular-nums; }
  th, td { border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); padding: 6px 12px; text-align: end; white-space: nowrap; }
  thead th { background: color-mix(in srgb, CanvasText 8%, Canvas); font-weight: 600; }
  th:first-child, td:first-child { text-align: start; font-weight: 400; }
  tfoot th, tfoot td { font-weight: 600; }
`;

/** Policy of the page: nothing runs in it, and only pages of this computer show it. */
export const REPORT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*";

const documentOf = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

const cells = (row: readonly (string | number)[]): string =>
  row.map((cell, index) => (index === 0 ? `<th scope="row">${figure(cell)}</th>` : `<td>${figure(cell)}</td>`)).join('');

/** Page of a report. @param reader name of who reads it */
export function reportPage({ title, period, columns, rows, sums }: Report, reader: string): string {
  const total = columns.map((_, index) =>
    index === 0 ? '合计' : sums.includes(index) ? rows.reduce((sum, row) => sum + Number(row[index]), 0) : '',
  );
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
  const about = [period, `查看人：${reader}`].map(escaped).join(' · ');
  return documentOf(
    title,
    `<h1>${escaped(title)}</h1><p>${about}</p><div tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody><tfoot><tr>${cells(total)}</tr></tfoot></table></div>`,
  );
}

/** Page for a token that opens no session, and for none. */
export const noReaderPage = (): string =>
  documentOf('报表', '<h1>请先登录</h1><p>登录已过期或屏幕已锁定，登录或解锁后请重新打开报表。</p>');

/** Page for a person without the right to the report. @param sentence which right it takes, and who gives it */
export const noRightPage = (sentence: string): string => documentOf('报表', `<h1>无法查看此报表</h1><p>${escaped(sentence)}</p>`);

/** Page for an id that names no report. */
export const noReportPage = (): string => documentOf('报表', '<h1>报表不存在</h1><p>该报表可能已被删除，请联系管理员。</p>');
