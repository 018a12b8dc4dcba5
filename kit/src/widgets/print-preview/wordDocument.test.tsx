import { expect, test } from 'vitest';
import { A4 } from './paper.ts';
import { wordDocument } from './wordDocument.ts';

test('tables and cells have their widths as attributes, which word processors read, and keep those they have', async () => {
  const sheet = document.createElement('section');
  sheet.innerHTML =
    '<table style="width: 100%"><tr><td style="width: 20%">a</td><td style="width:120px">b</td><td width="7">c</td><td>d</td></tr></table>' +
    '<table data-approvals=""><tr><td>e</td></tr></table><table id="auto"></table>';
  const before = sheet.outerHTML;
  const html = await wordDocument([sheet], { title: 't', lang: 'zh-CN', paper: A4 }).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const widths = (what: string) => [...page.querySelectorAll(what)].map((one) => one.getAttribute('width'));
  expect(widths('table')).toEqual(['100%', '100%', null]);
  expect(widths('td')).toEqual(['20%', '120', '7', null, null]);
  expect(sheet.outerHTML).toBe(before);
});
