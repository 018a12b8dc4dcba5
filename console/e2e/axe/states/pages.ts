import { expect } from '../../world.ts';
import type { StateContext, State } from '../types.ts';
import { broken, busy, expired, heading, held, opened, said } from './ways.ts';

const inBase64 = (address: string) => encodeURIComponent(Buffer.from(address).toString('base64'));
const MESSAGES = /\/api\/message\?/;
const HOME_PARTS = /\/api\/(visualdev|workflow|system\/Schedule)/;
const rows = ({ page }: StateContext) => expect(page.getByRole('row').nth(2)).toBeVisible();
const panel = ({ page }: StateContext) => expect(page.locator('[role=tabpanel]:visible').first()).toContainText(/\S/);
const work = ({ page }: StateContext) => page.locator('main a[href^="/workFlowDetail"]').first();

const SECTIONS = ['info', 'signatures', 'subordinates', 'authorization', 'places', 'signIns', 'requests'];
const profile = SECTIONS.map((section): State => ({
  clause: 'SHELL-2.1',
  name: `profile, ${section}`,
  at: `/profile?section=${section}`,
  title: 'Personal profile',
  reach: panel,
}));

/** Pages of the shell, with what they can be in. @source shell §2.1 */
export const pages: readonly State[] = [
  { clause: 'SHELL-2.1', name: 'home', isMain: true, at: '/home', title: 'Home', reach: (at) => expect(work(at)).toBeVisible() },
  { clause: 'SHELL-2.1', name: 'home, loading', at: '/home', title: 'Home', isLoading: true, before: held(HOME_PARTS), reach: busy },
  {
    clause: 'SHELL-2.1',
    name: 'home, nothing loads',
    at: '/home',
    title: 'Home',
    before: broken(HOME_PARTS),
    reach: said('This part did not load'),
  },
  {
    clause: 'SHELL-8',
    name: 'home, without a network',
    at: '/home',
    title: 'Home',
    async reach(at) {
      await expect(work(at)).toBeVisible();
      // What is shown without a network has arrived before.
      await at.page.waitForLoadState('networkidle');
      await at.page.context().setOffline(true);
      await said('No network')(at);
    },
  },
  {
    clause: 'SHELL-2.1',
    name: 'dashboard',
    at: '/dashboard',
    title: 'Dashboard',
    reach: ({ page }) => expect(page.locator('main section').nth(2)).toBeVisible(),
  },
  { clause: 'SHELL-2.3', name: 'dictionary', at: '/systemData/dictionary', title: null, reach: heading },
  {
    clause: 'SHELL-2.3',
    name: 'portal',
    at: '/portal/maintenanceBoard',
    title: null,
    reach: ({ page }) => expect(page.locator('canvas').first()).toBeVisible(),
  },
  {
    clause: 'SHELL-2.3',
    name: 'report',
    at: '/report/tollDaily',
    title: null,
    reach: ({ page }) => expect(page.frameLocator('iframe').getByRole('table')).toBeVisible(),
  },
  { clause: 'SHELL-2.3', name: 'generated list beside a tree', at: '/model/assetLedger', title: null, reach: rows },
  { clause: 'SHELL-2.3', name: 'generated list in groups', at: '/model/maintenanceOrder', title: null, reach: rows },
  {
    clause: 'SHELL-2.3',
    name: 'generated form',
    at: '/model/crossingPermit',
    title: null,
    reach: ({ page }) => expect(page.locator('main input:visible').nth(3)).toBeVisible(),
  },
  { clause: 'SHELL-2.3', name: 'work to do', at: '/workFlow/flowTodo', title: null, reach: rows },
  ...profile,
  { clause: 'SHELL-2.6', name: 'message list', at: '/messageRecord', title: 'Site messages', reach: rows },
  {
    clause: 'SHELL-2.6',
    name: 'message list, nothing matches',
    at: `/messageRecord?keyword=${encodeURIComponent('没有这样的消息')}`,
    title: 'Site messages',
    reach: said('No message matches'),
  },
  {
    clause: 'SHELL-2.6',
    name: 'message list, loading',
    at: '/messageRecord',
    title: 'Site messages',
    isLoading: true,
    before: held(MESSAGES),
    reach: busy,
  },
  {
    clause: 'SHELL-8',
    name: 'message list, failed',
    at: '/messageRecord',
    title: 'Site messages',
    before: broken(MESSAGES),
    reach: said('Retry'),
  },
  {
    clause: 'SHELL-8',
    name: 'message list, the session over',
    at: '/messageRecord',
    title: 'Site messages',
    isOver: true,
    // What was asked for is asked for again after signing in.
    isLoading: true,
    before: expired(MESSAGES),
    reach: opened,
  },
  {
    clause: 'SHELL-2.1',
    name: 'flow detail',
    at: '/home',
    title: 'Flow detail',
    async reach(at) {
      await work(at).click();
      await expect(at.page).toHaveURL(/\/workFlowDetail\?config=/);
      await expect(at.page.locator('main [role=tab]:visible').first()).toBeVisible();
    },
  },
  {
    clause: 'SHELL-2.1',
    name: 'flow detail, an address that says no flow',
    at: '/workFlowDetail?config=%25broken',
    title: 'Flow detail',
    reach: heading,
  },
  { clause: 'SHELL-2.1', name: 'flow entrust', at: '/workFlow/entrust?config=1', title: 'Flow delegation', reach: panel },
  {
    clause: 'SHELL-2.1',
    name: 'e-mail',
    at: async (desk) => {
      const mail = await desk.once('e-mail', async () => {
        const { list } = await desk.ask('GET', '/api/visualdev/Dashboard/Email');
        return (list as { id: string }[])[0]?.id;
      });
      return `/emailDetail?id=${mail}`;
    },
    // Its subject stands before.
    title: null,
    reach: heading,
  },
  { clause: 'SHELL-2.1', name: 'e-mail that is not there', at: '/emailDetail?id=0', title: 'View e-mail', reach: heading },
  {
    clause: 'SHELL-2.1',
    name: 'external address, asking first',
    at: `/externalLink?href=${inBase64('https://traffic.example.org/roadworks/2026/notice?region=K120-K186')}`,
    title: null,
    reach: heading,
  },
  {
    clause: 'SHELL-2.1',
    name: 'external address, refused',
    at: `/externalLink?href=${inBase64('javascript:alert(1)')}`,
    title: 'Link',
    reach: heading,
  },
  { clause: 'SHELL-2.1', name: 'feature preview', at: '/previewModel', title: 'Feature preview', reach: heading },
  { clause: 'SHELL-2.3', name: 'a page that is not built yet', at: '/systemData/dataSync', title: null, reach: heading },
  { clause: 'SHELL-2.1', name: '404', at: '/no/such/page', title: 'Page not found', reach: heading },
];
