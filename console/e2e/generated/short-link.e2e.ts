import { expect, expectAccessible, test } from '../world.ts';

test.use({ locale: 'en-GB' });

test('a form is filled in under its short link by keyboard alone, by somebody who is signed in elsewhere, without their session', async ({
  page,
  world,
}) => {
  await world.openAs(page, 'admin', '/previewModel?keyword=contractor');
  await page
    .getByRole('row', { name: /contractor/ })
    .getByRole('button', { name: /^Short link/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Short link of/ });
  const isOpen = dialog.getByRole('switch', { name: 'The form can be filled in without signing in' });
  await expect(isOpen).toBeEnabled();
  await isOpen.press('Space');
  const address = await dialog.getByRole('textbox', { name: 'Address to send' }).inputValue();

  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.headers()['authorization']);
  });
  await page.goto(address);
  const name = page.getByRole('textbox').first();
  await name.focus();
  await page.keyboard.type('Qingxi Roads');
  await expectAccessible(page, 'form by short link');
  await page.getByRole('button', { name: 'Hand in' }).press('Enter');
  await page.getByRole('link', { name: /^手机号码/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: '手机号码' })).toBeFocused();
  await page.keyboard.type('13800260009');
  await page.getByRole('button', { name: 'Hand in' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.filter((header) => header !== undefined)).toEqual([]);

  await world.openAs(page, 'admin', '/model/contractor?keyword=Qingxi%20Roads');
  await expect(page.getByText('Qingxi Roads').first()).toBeVisible();
});
