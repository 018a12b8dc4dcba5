import { open, done } from './look-main.mjs';
const which = process.argv[2] ?? 'zh';
const o = { zh: {}, en: { locale: 'en-US', colorScheme: 'dark' }, zh375: { width: 375, height: 740 } }[which];
const page = await open(o);
await page.waitForTimeout(1500);
await page.goto('http://127.0.0.1:3510/onlineDev/webDesign');
await page.waitForSelector('[role=row] [data-mp-action]', { timeout: 60000 });
await page.screenshot({ path: `/tmp/l-${which}-0.png` });
console.log(
  await page.evaluate(() =>
    [...document.querySelectorAll('[data-mp-action]')].slice(0, 6).map((e) => e.getAttribute('data-mp-action') + ' ' + e.textContent),
  ),
);
await page.locator('[data-mp-action=edit], [data-mp-action=design]').first().click();
await page.waitForSelector('[data-designer] [role=treeitem]', { timeout: 60000 });
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/l-${which}-form.png` });
const keys = ['Alt+2', 'Alt+3', 'Alt+4'];
for (const [at, key] of keys.entries()) {
  await page.keyboard.press(key);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/l-${which}-p${at + 2}.png` });
}
await page.keyboard.press('Alt+t');
await page.waitForTimeout(5000);
console.log(page.url());
await page.screenshot({ path: `/tmp/l-${which}-try.png` });
await done();
