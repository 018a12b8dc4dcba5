import type { Page } from '@playwright/test';
import { expect, test, violations } from '../world.ts';

/** Copies in the shapes programs give them, with everything in them that a page may not fetch or run. */
const WORD =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->' +
  '<style>@import "https://evil.test/a.css"; p.MsoNormal {text-align:justify; background:url(https://evil.test/b.png)}</style></head><body onload="window.ran = 1">' +
  "<!--StartFragment--><p class=MsoListParagraph style='margin-left:21pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>l" +
  "<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span></span><![endif]>Barriers</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a)</span>Posts</p>" +
  "<p class=MsoNormal align=center style='text-align:center'><span style='font-size:14.0pt;color:#C00000' onclick='window.ran = 1'>Notice</span>" +
  '<img width=9 height=9 src="file:///C:/Temp/clip_image001.png" onerror="window.ran = 1"><img src="cid:image002.png@01DA"><img src="https://evil.test/c.png"></p><!--EndFragment--></body></html>';
const EXCEL =
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--.xl65 {text-align:right; font-weight:700;}--></style></head><body>' +
  "<table border=0 style='border-collapse:collapse'><!--StartFragment--><col width=72><tr><td class=xl65 style='background:url(https://evil.test/d.png)'>12.50</td></tr><!--EndFragment--></table></body></html>";
const LONG = `<style>${'p.MsoNormal {color:red}'.repeat(15_000)}</style><p class=MsoNormal style='color:#C00000'>Long</p>`;
const TOO_LONG = '<p style="color:red" onclick="window.ran = 1">Words</p>'.repeat(50_000);

const editor = (page: Page) => page.getByRole('textbox', { name: 'Formatted text' });

/** Another program fills the clipboard; the keys put it in place of the whole text. */
async function paste(page: Page, html: string, plain: string, keys = 'Control+v') {
  await editor(page).focus();
  await page.evaluate(
    ([formatted = '', words = '']) =>
      addEventListener(
        'copy',
        (event) => {
          event.stopImmediatePropagation();
          event.preventDefault();
          event.clipboardData?.setData('text/html', formatted);
          event.clipboardData?.setData('text/plain', words);
        },
        { once: true, capture: true },
      ),
    [html, plain],
  );
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press(keys);
}

test('what office programs copy is pasted with its formatting; nothing of it is fetched, run or refused by the policy', async ({
  strictPage: page,
  world,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(world.consoleUrl)) foreign.push(request.url());
  });
  await world.openAs(page, 'admin', '/dev/form');
  await paste(page, WORD, 'Barriers');
  const text = editor(page);
  await expect(text.locator('ul > li > ol > li')).toHaveText('Posts');
  await expect(text.getByText('Notice')).toHaveCSS('color', 'rgb(192, 0, 0)');
  await expect(text.getByText('Notice')).toHaveCSS('text-align', 'center');
  await expect(page.getByRole('note').filter({ hasText: '3 张图片' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('K120 to K186 winter works');
  await paste(page, EXCEL, '12.50');
  await expect(text.locator('td')).toHaveText('12.50');
  await expect(text.locator('td p')).toHaveCSS('text-align', 'right');
  await expect(page.getByRole('note').filter({ hasText: '3 张图片' })).toBeHidden();
  await page.keyboard.press('Control+z');
  await paste(page, WORD, 'Barriers', 'Control+Shift+v');
  await expect(text).toHaveText('Barriers');
  await expect(text.locator('li, span, strong')).toHaveCount(0);
  await paste(page, LONG, 'Long');
  await expect(text.getByText('Long')).toHaveCSS('color', 'rgb(192, 0, 0)');
  await paste(page, TOO_LONG, 'Words');
  await expect(text).toHaveText('Words');
  await expect(page.getByRole('note').filter({ hasText: '只粘贴了文字' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(foreign).toEqual([]);
});
