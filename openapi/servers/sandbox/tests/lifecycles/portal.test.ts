import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cardSource,
  portalCodecs,
  portalView,
  waitingCount,
  type PortalCard,
  type PortalDesign,
} from '../../../../src/domains/portal/index.ts';
import { workflowCodecs } from '../../../../src/domains/workflow/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { enter, names, read, refusal, told, type Api, type SignedIn } from './client.ts';

let sandbox: Sandbox;
let admin: SignedIn;
let staff: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.parse('2026-11-20T09:00:00+08:00') });
  [admin, staff, guest] = await Promise.all([enter(sandbox.url, 'admin'), enter(sandbox.url, 'staff'), enter(sandbox.url, 'guest')]);
});
afterAll(() => sandbox.close());

const portals = async (api: Api) => read(portalCodecs.listPortals, api.listPortals({ query: {} }));
const idOf = async (fullName: string) =>
  (await portals(admin.api)).flatMap(({ children }) => children).find((node) => node.fullName === fullName)?.id ?? '';
const notices = (api: Api, categories: string[]) =>
  read(
    portalCodecs.listDashboardNotices,
    api.listDashboardNotices({ body: portalCodecs.listDashboardNotices.body.encode({ categories }) }),
  );
const counts = (api: Api) =>
  read(portalCodecs.countFlowTasks, api.countFlowTasks({ body: { toBeReviewedType: [], flowDoneType: [], flowCirculateType: [] } }));

const FIRST = ['todo', 'todoList', 'notice', 'email', 'commonFunc', 'schedule', 'dataBoard', 'card', 'tab'];
const SECOND = ['barChart', 'lineChart', 'pieChart', 'radarChart', 'tableList', 'rankList', 'timeAxis', 'text', 'image'];

/** Design of a portal as somebody gets it. */
async function designOf(api: Api, fullName: string): Promise<PortalDesign> {
  const view = portalView(await read(portalCodecs.getPortal, api.getPortal({ path: { id: await idOf(fullName) }, query: {} })));
  if (view.kind !== 'designed') throw new Error(`no design: ${view.kind}`);
  return view.design;
}
const whole = (card: PortalCard): PortalCard[] => [card, ...card.children.flatMap(whole)];
const cardsOf = async (...titles: string[]) =>
  (await Promise.all(titles.map((title) => designOf(staff.api, title)))).flatMap(({ layout }) => layout.flatMap(whole));

describe('a portal', () => {
  it('is offered below its category to who has its menu entry', async () => {
    expect(names(await portals(admin.api))).toEqual(['运营', '运营门户', '养护', '养护看板']);
    expect(names(await portals(guest.api))).toEqual([]);
  });

  it('has every card of the first and second group, filled by the design or by a data interface that answers', async () => {
    const cards = await cardsOf('运营门户', '养护看板');
    const kinds = new Set(cards.map(({ jnpfKey }) => jnpfKey));
    expect([...kinds]).toEqual(expect.arrayContaining([...FIRST, ...SECOND]));
    const sources = cards.map((card) => cardSource(card));
    const ids = sources.flatMap((source) => (source.kind === 'dynamic' ? [source.interfaceId] : []));
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) {
      const { data } = await staff.api.previewDataInterface({ path: { id }, body: { paramList: [] } });
      expect((data ?? []).length).toBeGreaterThan(0);
    }
  });

  it('says nothing to who may not see it, and why where it is gone', async () => {
    expect((await guest.api.getPortal({ path: { id: await idOf('运营门户') }, query: {} })).data).toBeNull();
    expect(await refusal(admin.api.getPortal({ path: { id: '1' }, query: {} }))).toBe('门户已撤回或被删除，请联系管理员');
  });

  it('is arranged by each person for themselves where it is not locked', async () => {
    const id = await idOf('运营门户');
    const designed = await designOf(staff.api, '运营门户');
    const moved = { ...designed, layout: designed.layout.map((card) => (card.i === '101' ? { ...card, y: 40 } : card)) };
    const body = portalCodecs.saveOwnPortal.body.encode({ design: { kind: 'value', value: moved }, systemId: null });
    expect(await told(staff.api.saveOwnPortal({ path: { id }, body }))).toBe('操作成功');
    expect((await designOf(staff.api, '运营门户')).layout[0]?.y).toBe(40);
    expect((await designOf(admin.api, '运营门户')).layout[0]?.y).toBe(0);
    expect(await refusal(staff.api.saveOwnPortal({ path: { id: await idOf('养护看板') }, body }))).toBe('门户已锁定，不能调整布局');
    expect(await refusal(staff.api.saveOwnPortal({ path: { id }, body: { formData: '{}' } }))).toBe('门户布局不正确，请刷新后重试');
    expect(await refusal(guest.api.saveOwnPortal({ path: { id }, body }))).toBe('门户已撤回或被删除，请联系管理员');
  });

  it('becomes the first page of the caller', async () => {
    const id = await idOf('运营门户');
    expect(await told(staff.api.setDefaultPortal({ path: { id } }))).toBe('操作成功');
    expect((await enter(sandbox.url, 'staff')).person.user.portalId).toBe(id);
    expect(await refusal(guest.api.setDefaultPortal({ path: { id } }))).toBe('门户已撤回或被删除，请联系管理员');
  });
});

describe('the dashboard', () => {
  it('counts what waits, as many as the list of work has', async () => {
    const { pagination } = (await admin.api.listFlowTasks({ path: { category: '1' }, query: {} })).data ?? { pagination: { total: -1 } };
    const counted = await counts(admin.api);
    expect(waitingCount(counted)).toBe(pagination.total);
    expect(waitingCount(counted)).toBeGreaterThan(4);
  });

  it('lists the newest work, and it is gone from there once it was handled', async () => {
    const before = await read(portalCodecs.listDashboardFlowTasks, admin.api.listDashboardFlowTasks());
    const [line] = before;
    expect(line).toMatchObject({ fullName: '应急物资领用 反光锥 60 个', enCode: 'materialRequest', type: 2 });
    const body = workflowCodecs.approveFlowTask.body.encode({
      opinion: '',
      files: [],
      copyIds: [],
      signImg: '',
      enCode: '',
      candidates: {},
      branches: [],
      peopleOfEmptySteps: {},
      formData: null,
      rejectStep: '',
      rejectType: 'again',
    });
    await admin.api.approveFlowTask({ path: { id: line?.taskOperatorId ?? '' }, body });
    const after = await read(portalCodecs.listDashboardFlowTasks, admin.api.listDashboardFlowTasks());
    expect(after).toEqual(before.slice(1));
  });

  it('lists the flows the caller launched, the mails and the notices, the newest first', async () => {
    const own = await read(portalCodecs.listDashboardOwnFlows, admin.api.listDashboardOwnFlows());
    expect(own[0]).toMatchObject({ fullName: '占道施工申请 K120+000 – K186+000', type: 1, taskOperatorId: null });
    const mails = await read(portalCodecs.listDashboardEmails, admin.api.listDashboardEmails());
    expect(mails.map(({ fullName }) => fullName)[0]).toBe('关于做好冬季除雪防滑工作的通知');
    const mail = await read(portalCodecs.getEmail, admin.api.getEmail({ path: { id: mails[0]?.id ?? '' } }));
    expect(mail).toMatchObject({
      subject: '关于做好冬季除雪防滑工作的通知',
      senderName: '路网运行中心',
      bodyText: expect.stringContaining('融雪剂'),
    });
    // Nobody else's mail can be read by its id.
    expect(await refusal(staff.api.getEmail({ path: { id: mail.id } }))).toBe('邮件不存在或已被删除');
    const all = await notices(admin.api, []);
    expect(all[0]).toMatchObject({ fullName: '2026年冬季养护作业通知', category: '养护', releaseUser: '孙婉宁/admin' });
    expect((await notices(admin.api, ['路政'])).map(({ category }) => category)).toEqual(['路政']);
    // The id is that of the message, so that it opens as one.
    expect((await admin.api.readMessage({ path: { id: all[0]?.id ?? '' } })).data?.title).toBe('2026年冬季养护作业通知');
  });
});
