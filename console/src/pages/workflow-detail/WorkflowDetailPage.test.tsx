/* oxlint-disable unicorn/no-thenable -- what a declared rule does is named so in designs */
import { ApiError } from '@milepost/openapi/client';
import { flowDetailPath } from '@milepost/openapi/domains/workflow';
import type { FlowConfig } from '@milepost/openapi/domains/workflow';
import { Activity, act, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { invalidate } from '../../data/invalidation.ts';
import { FLOW_NEWS } from '../../data/workflow/lists.ts';
import { momentText } from '../../i18n/momentText.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import WorkflowDetailPage from './WorkflowDetailPage.tsx';

/** Nothing has a size here. */
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  ),
);

const CONFIG: FlowConfig = {
  processId: '1',
  enCode: 'laneClosure',
  flowId: '11',
  formType: 2,
  standing: 'toDo',
  taskNodeId: 'n2',
  taskOperatorId: '7',
};
const DETAIL = {
  flowTaskInfo: {
    id: '1',
    fullName: '占道施工申请 K98+500',
    enCode: 'ZD-1',
    flowUrgent: 3,
    status: 1,
    thisStep: '部门审批',
    startTime: 1_763_511_600_000,
  },
  flowFormInfo: {
    formType: 2,
    propertyJson: JSON.stringify({ fields: [{ __vModel__: 'route', __config__: { jnpfKey: 'comInput', label: '路线' } }] }),
  },
  formData: { route: 'S26 云望高速' },
  flowTaskNodeList: [
    { id: 'n2', nodeName: '部门审批', completion: 0, type: '1', userName: '孙婉宁/admin' },
    { id: 'n3', nodeName: '计量备案', completion: 0, type: '2' },
  ],
  flowTaskOperatorRecordList: [
    { id: 'r1', nodeName: '发起申请', handleStatus: 2, userName: '马文博/locked', handleTime: 1_763_511_600_000 },
    { id: 'r2', nodeName: '安全审查', handleStatus: 0, userName: '欧阳明轩/double', handleOpinion: '请补充布设图' },
  ],
};
const refused = (id: string, msg: string) => new ApiError(id as never, { kind: 'refused', code: 400, msg, detail: '' });

async function open(
  answers: Parameters<typeof aSession>[0],
  config: Partial<FlowConfig> = {},
  at = flowDetailPath({ ...CONFIG, ...config }),
  page: ReactNode = <WorkflowDetailPage />,
) {
  const session = aSession(answers, at);
  const screen = await renderInConsole(session.around(page));
  return { session, screen, text: () => document.body.textContent };
}
const press = async (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
};

test('work that waits is shown with its state, urgency, number and initiator, and its own step is marked', async () => {
  const { screen, session, text } = await open({ checkFlowTask: null, getFlowTask: DETAIL });
  await screen.appeared('[role=tablist]');
  expect(screen.one('h1').textContent).toBe('占道施工申请 K98+500');
  await vi.waitFor(() => expect(text()).toContain('S26 云望高速'));
  for (const word of [
    'In progress',
    'Urgent',
    'Flow number ZD-1',
    'Initiator 马文博',
    '路线',
    'S26 云望高速',
    'Waiting for me',
    '请补充布设图',
  ])
    expect(text()).toContain(word);
  expect(screen.one('[aria-current=step]').textContent).toContain('部门审批');
  expect(session.asked('checkFlowTask')).toBe(1);
});

test('moments are YYYY-MM-DD HH:mm in the heading, on the way and in the records', async () => {
  const { screen, text } = await open({ checkFlowTask: null, getFlowTask: DETAIL });
  await screen.appeared('[role=tablist]');
  const whole = momentText(1_763_511_600_000);
  expect(whole).toMatch(/^2025-11-1[89] \d\d:\d\d$/);
  expect(text()).toContain(`Launched ${whole}`);
  expect(screen.one('ol').textContent).toContain(whole);
  const records = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) =>
    textContent?.includes('Flow records'),
  );
  await act(async () => records?.click());
  expect(screen.one('td:nth-child(5)').textContent).toBe(whole);
});

const acts = () =>
  [...document.querySelectorAll('section[aria-label="What you can do"] button')].map(
    (button) => button.textContent || button.getAttribute('aria-label'),
  );

test.each([
  ['who holds the work handles it', 'toDo', {}, ['More actions', 'Hand over', 'Send back', 'Approve']],
  ['a step may leave acts out and name them', 'toDo', { hasTransferBtn: false, hasRejectBtn: false, auditBtnText: '核准' }, ['核准']],
  ['who launched it may revoke and urge it', 'launched', { hasCancelBtn: true }, ['End the flow', 'Urge', 'Revoke']],
  ['who has a copy looks', 'copied', {}, []],
] as const)('%s', async (_, standing, says, expected) => {
  const properties = { hasFreeApproverBtn: standing === 'toDo' && !('auditBtnText' in says), ...says };
  const { screen } = await open({ checkFlowTask: null, getFlowTask: { ...DETAIL, approversProperties: properties } }, { standing });
  await screen.appeared('[role=tablist]');
  expect(acts()).toEqual(expected);
});

test('a process is printed with the template its flow names', async () => {
  const { screen, session } = await open(
    { getFlowTask: { ...DETAIL, approversProperties: { hasPrintBtn: true, printId: '31' } } },
    { standing: 'copied' },
  );
  await screen.appeared('[role=tablist]');
  await press('Print');
  const asked = { name: '占道施工申请 K98+500', templateIds: ['31'], recordIds: ['1'], asShown: expect.any(Function) };
  expect(session.opened).toEqual([['print', asked]]);
});

test('work that was handled says why, and the flow can still be looked at', async () => {
  const { screen, session, text } = await open({
    checkFlowTask: refused('checkFlowTask', '该流程已被处理，请刷新后重试'),
    getFlowTask: DETAIL,
  });
  await screen.appeared('h1');
  expect(text()).toContain('该流程已被处理，请刷新后重试');
  expect(session.asked('getFlowTask')).toBe(0);
  await press('Look at the flow');
  await screen.appeared('[role=tablist]');
  expect(text()).not.toContain('Waiting for me');
});

test('a slow page says once that it loads, for the question and for the flow', async () => {
  const answers: ((answer: unknown) => void)[] = [];
  const slowly = () => new Promise((resolve) => void answers.push(resolve));
  const { screen } = await open({ checkFlowTask: slowly, getFlowTask: slowly });
  const words = await screen.appeared('[aria-busy] p span');
  await act(async () => answers[0]?.(null));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(document.contains(words)).toBe(true);
  await act(async () => answers[1]?.(DETAIL));
  await screen.appeared('[role=tablist]');
});

test('a later server says it without a refusal', async () => {
  const { screen, text } = await open({ checkFlowTask: { isCheck: false } });
  await screen.appeared('h1');
  expect(text()).toContain('This work does not wait for you any more');
});

test('what was launched or copied is not asked after', async () => {
  const { screen, session } = await open({ getFlowTask: DETAIL }, { standing: 'copied' });
  await screen.appeared('[role=tablist]');
  expect(session.asked('checkFlowTask')).toBe(0);
});

test.each([
  ['/workFlowDetail', 'The address names no flow'],
  ['/workFlowDetail?config=%25%25', 'The address of this flow cannot be read'],
])('%s opens nothing, asks nothing, and leads back', async (at, words) => {
  const { session, text } = await open({}, {}, at);
  expect(text()).toContain(words);
  expect(session.calls).toEqual([]);
  const home = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'To the home page');
  expect(home?.getAttribute('href')).toBe('/home');
  await act(async () => home?.click());
  expect(session.history.location.pathname).toBe('/home');
});

test('a flow that did not load says why and can be asked for again', async () => {
  let calls = 0;
  const answer = () => {
    calls += 1;
    if (calls === 1) throw refused('getFlowTask', '您没有权限查看此流程');
    return DETAIL;
  };
  const { screen, text } = await open({ getFlowTask: answer }, { standing: 'launched' });
  await screen.appeared('h1');
  expect(text()).toContain('您没有权限查看此流程');
  const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  await act(async () => retry?.focus());
  await press('Retry');
  await screen.appeared('[role=tablist]');
  // The button goes with the failure; the keyboard goes on at the title of the flow.
  await vi.waitFor(() => expect(document.activeElement?.matches('h1')).toBe(true));
});

test('a form of the program and a process without anything say so', async () => {
  const { screen, text } = await open({ getFlowTask: { flowFormInfo: { formType: 1 } } }, { standing: 'copied' });
  await screen.appeared('[role=tablist]');
  expect(text()).toContain('The form of this flow is a page of the program');
});

test('people and choices stand in a row as the language of the reader puts them', async () => {
  const propertyJson = JSON.stringify({
    fields: [
      {
        __vModel__: 'lanes',
        __config__: { jnpfKey: 'checkbox', label: '车道' },
        options: [
          { id: '1', fullName: '第一车道' },
          { id: '2', fullName: '第二车道' },
        ],
      },
    ],
  });
  const several = '何俊杰/staff,欧阳明轩/double';
  const { screen, text } = await open(
    {
      getFlowTask: {
        ...DETAIL,
        flowFormInfo: { formType: 2, propertyJson },
        formData: { lanes: ['1', '2'] },
        flowTaskNodeList: [{ id: 'n2', nodeName: '部门审批', completion: 0, type: '1', userName: several }],
        flowTaskOperatorRecordList: [{ id: 'r1', nodeName: '发起申请', handleStatus: 7, userName: several, operatorId: several }],
      },
    },
    { standing: 'launched' },
  );
  await screen.appeared('[role=tablist]');
  await vi.waitFor(() => expect(text()).toContain('第一车道'));
  for (const row of ['第一车道, 第二车道', '何俊杰, 欧阳明轩', ' → 何俊杰, 欧阳明轩']) expect(text()).toContain(row);
  await press('Flow records');
  expect(screen.one('table').textContent).toContain(' → 何俊杰, 欧阳明轩');
  expect(text()).not.toContain('、');
});

test('an attachment without an address is said as everywhere: the file does not exist, as a warning', async () => {
  const propertyJson = JSON.stringify({ fields: [{ __vModel__: 'plan', __config__: { jnpfKey: 'uploadFz', label: '附件' } }] });
  const { screen } = await open(
    { getFlowTask: { ...DETAIL, flowFormInfo: { formType: 2, propertyJson }, formData: { plan: [{ name: '布设图.pdf', url: '' }] } } },
    { standing: 'launched' },
  );
  await screen.appeared('[role=tablist]');
  await act(async () => document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click());
  await screen.appeared('[aria-label="Download 布设图.pdf"]');
  await screen.press('[aria-label="Download 布设图.pdf"]');
  await vi.waitFor(() => expect(screen.toaster.snapshot().shown).toMatchObject([{ tone: 'warning', title: 'The file does not exist' }]));
});

const WHY = '该流程已被处理，请刷新后重试';
/** The page over work that somebody else handles before the reader sends it back. */
async function handledMeanwhile(detail: object, by: 'another' | 'the reader' = 'another') {
  let isHandled = false;
  const opened = await open({
    checkFlowTask: () => {
      if (isHandled) throw refused('checkFlowTask', WHY);
      return null;
    },
    getFlowTask: detail,
    listOpinionPhrases: { list: [] },
    transferFlowTask: null,
    listFlowRejectSteps: () => {
      if (isHandled) throw refused('listFlowRejectSteps', WHY);
      return { list: [], isLastAppro: false };
    },
    rejectFlowTask: () => {
      isHandled = true;
      if (by === 'another') throw refused('rejectFlowTask', WHY);
      return null;
    },
  });
  const { screen } = opened;
  await screen.appeared('[role=tablist]');
  const beginToSendBack = async () => {
    await press('Send back');
    await screen.appeared('[role=dialog] textarea');
    await act(async () => {
      const field = screen.one<HTMLTextAreaElement>('[role=dialog] textarea');
      Reflect.set(HTMLTextAreaElement.prototype, 'value', '缺少照片', field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const sendBack = async () => {
    await beginToSendBack();
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((one) => one.textContent === 'Send back')?.click(),
    );
  };
  return { ...opened, beginToSendBack, sendBack, handle: () => void (isHandled = true) };
}

test('after a refusal the page behind the dialog offers the acts no longer, and what was typed stays', async () => {
  const { screen, session, text, sendBack } = await handledMeanwhile(DETAIL);
  expect(acts()).toContain('Send back');
  await sendBack();
  await vi.waitFor(() => expect(session.asked('checkFlowTask')).toBe(2));
  await vi.waitFor(() => expect(acts()).toEqual([]));
  expect(screen.one<HTMLTextAreaElement>('[role=dialog] textarea').value).toBe('缺少照片');
  expect(text()).toContain(WHY);
  expect(screen.one('[role=tablist]')).toBeTruthy();
});

const part = (vModel: string, jnpfKey: string, label: string) => ({ __vModel__: vModel, __config__: { jnpfKey, label } });
/** Work with two fields to fill in, and a sum that fills itself in. */
const TO_FILL_IN = {
  ...DETAIL,
  flowFormInfo: {
    formType: 2,
    propertyJson: JSON.stringify({
      fields: [
        part('route', 'comInput', '路线'),
        part('stakes', 'comInput', '桩号'),
        { ...part('total', 'calculate', '合计'), expression: ['1', '+', '1'] },
      ],
    }),
  },
  formData: { route: 'S26 云望高速', stakes: 'K98+500', total: 7 },
  formOperates: ['route', 'stakes', 'total'].map((id) => ({ id, read: true, write: true, required: false })),
};

test('fields that were filled in stay to be read when somebody else has handled the work', async () => {
  const { screen, sendBack } = await handledMeanwhile(TO_FILL_IN);
  await screen.appeared('#process-route');
  await screen.type('#process-route', 'S26 云望高速，K98 至 K101');
  const unsent = '[aria-label="What you filled in"]';
  expect(document.querySelector(unsent)).toBeNull();
  await sendBack();
  await screen.appeared(`${unsent} dd`);
  expect(screen.one(`${unsent} dl`).textContent).toBe('路线S26 云望高速，K98 至 K101');
  // Said by the voice of the page; the notice itself is no live region.
  const announced = () => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join(' ');
  await vi.waitFor(() => expect(announced()).toContain('What you filled in was not sent'));
  await vi.waitFor(() => expect(document.querySelector('input#process-route')).toBeNull());
});

test('a field that was on the screen by a rule alone stays to be read as well', async () => {
  const { fields } = JSON.parse(TO_FILL_IN.flowFormInfo.propertyJson) as { fields: readonly { __vModel__: string; __config__: object }[] };
  const propertyJson = JSON.stringify({
    fields: fields.map((one) => (one.__vModel__ === 'stakes' ? { ...one, __config__: { ...one.__config__, noShow: true } } : one)),
    milepostRules: [{ id: 'r1', on: 'load', then: [{ do: 'show', field: 'stakes', is: true }] }],
  });
  const { screen, sendBack } = await handledMeanwhile({ ...TO_FILL_IN, flowFormInfo: { formType: 2, propertyJson } });
  await screen.appeared('#process-stakes');
  await screen.type('#process-stakes', 'K99');
  await sendBack();
  await screen.appeared('[aria-label="What you filled in"] dd');
  expect(screen.one('[aria-label="What you filled in"] dl').textContent).toBe('桩号K99');
});

test('who has handled the work themselves finds nothing left of what was filled in', async () => {
  const { screen, sendBack } = await handledMeanwhile(TO_FILL_IN, 'the reader');
  await screen.appeared('#process-route');
  await screen.type('#process-route', 'S26 云望高速，K98 至 K101');
  await sendBack();
  await vi.waitFor(() => expect(document.querySelector('[role=dialog], input#process-route')).toBeNull());
  expect(document.querySelector('[aria-label="What you filled in"]')).toBeNull();
  expect(screen.one('dl').textContent).toContain('路线');
});

test('an act that is refused before anything could be said is no longer offered, and what was filled in stays to be read', async () => {
  const { screen, handle } = await handledMeanwhile(TO_FILL_IN);
  await screen.appeared('#process-route');
  await screen.type('#process-route', 'S26 云望高速，K98 至 K101');
  handle();
  await press('Send back');
  await vi.waitFor(() => expect(screen.one('[role=dialog]').textContent).toContain(WHY));
  await screen.appeared('[aria-label="What you filled in"] dd');
  await vi.waitFor(() => expect(acts()).toEqual([]));
});

const hearNews = ({ queries }: ReturnType<typeof aSession>) => act(async () => void invalidate(queries, FLOW_NEWS));
/** Ways a page learns that its work is handled, without an act on it. */
const LEARNS: readonly [string, (session: ReturnType<typeof aSession>) => Promise<unknown>][] = [
  ['news of flows', hearNews],
  ['coming back to the window', () => act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))],
];
const announced = () => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join(' ');

test.each(LEARNS)('after %s the acts of work that another has handled go, and it is said why, once', async (_, learn) => {
  const { screen, session, text, handle } = await handledMeanwhile(DETAIL);
  const approve = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Approve');
  await act(async () => approve?.focus());
  expect(text()).not.toContain(WHY);
  handle();
  await learn(session);
  await vi.waitFor(() => expect(acts()).toEqual([]));
  expect(screen.one('[role=note]').textContent).toContain(`This work does not wait for you any more${WHY}`);
  await vi.waitFor(() => expect(announced().split(WHY)).toHaveLength(2));
  expect(document.activeElement?.tagName).toBe('H1');
  expect(session.asked('getFlowTask')).toBeGreaterThan(1);
});

test('what is typed into a dialog stays when another handles its work, and so does what was filled in, to be read', async () => {
  const { screen, session, beginToSendBack, handle } = await handledMeanwhile(TO_FILL_IN);
  await screen.appeared('#process-route');
  await screen.type('#process-route', 'S26 云望高速，K98 至 K101');
  await beginToSendBack();
  handle();
  await hearNews(session);
  await vi.waitFor(() => expect(acts()).toEqual([]));
  expect(screen.one<HTMLTextAreaElement>('[role=dialog] textarea').value).toBe('缺少照片');
  expect(screen.one('[aria-label="What you filled in"] dl').textContent).toContain('K98 至 K101');
  expect(document.querySelectorAll('[role=note]')).toHaveLength(1);
});

test('a page that was out of sight asks anew, under what was typed', async () => {
  let show: (mode: 'hidden' | 'visible') => void = () => undefined;
  function Kept() {
    const [mode, setMode] = useState<'hidden' | 'visible'>('visible');
    useEffect(() => {
      show = setMode;
    }, []);
    return (
      <Activity mode={mode}>
        <WorkflowDetailPage />
      </Activity>
    );
  }
  const { screen, session } = await open({ checkFlowTask: null, getFlowTask: TO_FILL_IN }, {}, undefined, <Kept />);
  await screen.appeared('#process-route');
  await screen.type('#process-route', 'S26 云望高速，K98 至 K101');
  const field = screen.one('#process-route');
  await act(async () => show('hidden'));
  await vi.waitFor(() => expect(session.queries.getQueryCache().findAll({ queryKey: ['workflow', 'check'] })).toEqual([]));
  await act(async () => show('visible'));
  await vi.waitFor(() => expect(session.asked('checkFlowTask')).toBe(2));
  await vi.waitFor(() => expect(document.querySelector<HTMLInputElement>('#process-route')?.value).toBe('S26 云望高速，K98 至 K101'));
  expect(field.isConnected).toBe(true);
});

const PLAN = {
  name: '布设图.pdf',
  fileId: 'f1.pdf',
  fileSize: 2048,
  fileExtension: 'pdf',
  fileVersionId: null,
  url: '/api/file/Image/annex/f1.pdf',
};

test('the trail shows the signature and the files of an opinion, as a list or as the text of one', async () => {
  const line = { id: 'r1', nodeName: '安全审查', handleStatus: 1, userName: '欧阳明轩/double' };
  const { screen, session } = await open(
    {
      getFlowTask: {
        ...DETAIL,
        flowTaskOperatorRecordList: [
          { ...line, signImg: 'data:image/png;base64,AAAA', fileList: [PLAN] },
          { ...line, id: 'r2', signImg: 'https://evil.example.test/s.png', fileList: JSON.stringify([{ ...PLAN, name: '照片.pdf' }]) },
          { ...line, id: 'r3', fileList: '{' },
        ],
      },
    },
    { standing: 'launched' },
  );
  await screen.appeared('[role=tablist]');
  await press('Flow records');
  expect([...document.querySelectorAll('td img[alt=Signature]')].map((image) => image.getAttribute('src'))).toEqual([
    'data:image/png;base64,AAAA',
  ]);
  for (const name of ['布设图.pdf', '照片.pdf']) expect(screen.one('table').textContent).toContain(name);
  expect([...document.querySelectorAll('td:nth-child(6)')].at(-1)?.textContent).toBe('—');
  await press('布设图.pdf');
  expect(session.opened).toEqual([['previewFile', expect.objectContaining({ fileId: 'f1.pdf', url: PLAN.url })]]);
});
