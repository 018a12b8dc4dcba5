import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { USERS, WRONG_PASSWORD, personOf } from './people.ts';
import { pageOf, refusalOn, tokenIn } from './scene.ts';
import { signInAnswerOf } from './watch.ts';
import type { Scene, StepOf } from './scene.ts';

const isLogin = (address: string) => new URL(address).pathname === '/api/oauth/Login';
const isUnlock = (address: string) => /\/oauth\/(?:LockScreen|Login)$/.test(new URL(address).pathname);

async function noteOwner(scene: Scene, user: string) {
  const token = await tokenIn(pageOf(scene));
  if (token !== null) scene.owners.set(token, user);
}

/** Fills the login page that is shown and sends it. */
export async function sendForm(page: Page, account: string, password: string): Promise<void> {
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

type SignIn = Omit<StepOf<'signIn'>, 'do'>;

/** Through the form, as a person does. */
export async function signIn(scene: Scene, asked: SignIn): Promise<void> {
  const page = pageOf(scene);
  if (!page.url().startsWith(`${scene.stage.consoleUrl}/login`)) await page.goto('/login');
  await signInHere(scene, asked);
}

/** The same on the login page that is shown already. */
export async function signInHere(scene: Scene, { user, password = 'right', times = 1 }: SignIn): Promise<void> {
  const page = pageOf(scene);
  const person = personOf(user);
  scene.tried = user;
  for (let turn = 0; turn < times; turn += 1) {
    const answered = page.waitForResponse((response) => isLogin(response.url()));
    await sendForm(page, person.account, password === 'right' ? person.password : WRONG_PASSWORD);
    await answered;
    await page.locator('#page').or(refusalOn(page)).first().waitFor();
    scene.watch.signIn = await signInAnswerOf(page);
  }
  await noteOwner(scene, user);
}

/** Through the menu of the person. */
export async function lock(scene: Scene): Promise<void> {
  const page = pageOf(scene);
  const owner = scene.owners.get((await tokenIn(page)) ?? '') ?? '';
  await page
    .getByRole('button', { name: personOf(owner).name })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await expect(page.getByRole('button', { name: '解锁' })).toBeVisible();
}

export async function unlock(scene: Scene, { password, times = 1 }: StepOf<'unlock'>): Promise<void> {
  const page = pageOf(scene);
  const account = await page.locator('input[name=account]').inputValue();
  const owner = USERS.find((user) => personOf(user).account === account) ?? account;
  for (let turn = 0; turn < times; turn += 1) {
    await page.getByLabel('密码', { exact: true }).fill(password === 'right' ? personOf(owner).password : WRONG_PASSWORD);
    const answered = page.waitForResponse((response) => isUnlock(response.url()));
    await page.keyboard.press('Enter');
    await answered;
    await page.locator('#page').or(refusalOn(page)).first().waitFor();
  }
  // What a page has back is asked for again: before it has come, nothing could be seen that should not be there.
  if (await page.locator('#page').isVisible()) {
    await page.locator('#page h1').first().waitFor({ state: 'attached' });
    await expect(page.locator('#page [aria-busy=true]')).toHaveCount(0);
  }
  await noteOwner(scene, owner);
}
