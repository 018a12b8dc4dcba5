import type { PrintedSheet, PrintedState } from '../types.ts';

const LINES = 'border:1px solid #000';
const row = (tag: 'td' | 'th', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag} style="${LINES}">${text}</${tag}>`).join('')}</tr>`;

/** For stories and tests: the monthly sheet of a toll station, with a sub-table, approvals, an amount and a code. */
export const monthly: PrintedSheet = {
  template:
    '<h2 style="text-align:center">{station}通行月报</h2><p>站长：{manager}　编号：{no}</p>' +
    `<table style="width:100%">${row('th', ['日期', '客车', '通行费（元）'])}${row('td', ['{day}', '{cars:thousands}', '{fee:thousands}'])}</table>` +
    '<p>合计人民币：{total:capital}（{total:thousands}）</p><p>{systemApprovalContent}</p><p>{no:barCode}</p>',
  values: {
    station: '青山北',
    manager: '林志远',
    no: 'TX20260322',
    total: '218760.5',
    childrenDataTable0: [
      { day: '2026-03-21', cars: 12840, fee: '98120.5' },
      { day: '2026-03-22', cars: 15210, fee: '120640' },
    ],
  },
  approvals: [
    { nodeName: '发起人', userName: '林志远', handleTime: 1_774_150_200_000, handleStatus: 'initiated', handleOpinion: '' },
    { nodeName: '财务复核', userName: '陈立群', handleTime: 1_774_236_600_000, handleStatus: 'approved', handleOpinion: '数据无误' },
  ],
};

/** The same in another language: what is printed is data, and comes from the server. */
export const ready = (...sheets: readonly PrintedSheet[]): PrintedState => ({ kind: 'ready', sheets });
