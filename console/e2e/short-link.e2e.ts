import { expect, test } from './world.ts';
import { expectAccessible } from './axe/expectAccessible.ts';

test.use({ locale: 'en-GB' });

test('a form is filled in under its short link by keyboard alone, by somebody who is signed in elsewhere, without their session', async ({
  page,
  world,
}) => {
  await world.openAs(page, 'admin', '/previewModel');
  await page
    .getByRole('row', { name: /contractor/ })
    .getByRole('button', { name: 'Short link', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Short link of/ });
  await dialog.getByRole('switch', { name: 'The form can be filled in without signing in' }).press('Space');
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
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Hand in' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.filter((header) => header !== undefined)).toEqual([]);

  await world.openAs(page, 'admin', '/model/contractor');
  await expect(page.getByText('Qingxi Roads').first()).toBeVisible();
});
