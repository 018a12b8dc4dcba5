import { open, done } from './look-main.mjs';
const page = await open({});
await page.waitForTimeout(2000);
page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
page.on('console', (m) => console.log(m.type(), m.text().slice(0, 300)));
await page.goto('http://127.0.0.1:3510/onlineDev/webDesign');
for (let i = 0; i < 6; i++) {
  await page.waitForTimeout(4000);
  console.log(
    i,
    await page.evaluate(() => [document.querySelectorAll('[role=row]').length, document.querySelector('main')?.innerText.slice(0, 80)]),
  );
}
await page.screenshot({ path: '/tmp/look-b.png' });
await done();
