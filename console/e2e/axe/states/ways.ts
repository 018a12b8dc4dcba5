import { expect } from '../../world.ts';
import type { StateContext } from '../types.ts';

/** An answer of the server that the client takes for none. */
const BROKEN = { status: 500, body: '' };

/** Behaviour of the server towards the calls of a look: it never answers, or it answers that it is broken. */
export const held = (calls: RegExp) => (page: StateContext['page']) => page.route(calls, () => {});
export const broken = (calls: RegExp) => (page: StateContext['page']) => page.route(calls, (route) => route.fulfill(BROKEN));
/** The session is over: this is what every call is told. @source shell §8 */
export const expired = (calls: RegExp) => (page: StateContext['page']) =>
  page.route(calls, (route) => route.fulfill({ json: { code: 600, msg: '', data: null } }));

export const heading = ({ page }: StateContext) => expect(page.locator('main h1:visible').first()).toBeVisible();
export const said = (english: string, context?: string) => async (at: StateContext) =>
  expect(at.page.getByText(at.say(english, context)).first()).toBeVisible();
export const dialog = ({ page }: StateContext) => page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last();
export const opened = (at: StateContext) => expect(dialog(at)).toBeVisible();
export const busy = ({ page }: StateContext) => expect(page.locator('[aria-busy=true]:visible').first()).toBeVisible();

/** Opens the person's own menu; with a name, what stands in it. */
export const fromAccount = (english?: string) => async (at: StateContext) => {
  const { page, say } = at;
  await page.locator('header button[aria-haspopup=menu]:visible').last().click();
  await expect(page.getByRole('menu')).toBeVisible();
  if (english === undefined) return;
  await page.getByRole('menuitem', { name: say(english), exact: true }).click();
  await opened(at);
};

/** Presses a button of the bar by what its name begins with. */
export const press = async ({ page, say }: StateContext, english: string) =>
  page
    .locator('header')
    .getByRole('button', { name: new RegExp(`^${say(english)}`) })
    .click();
