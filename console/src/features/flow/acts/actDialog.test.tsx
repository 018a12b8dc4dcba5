import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import type { TaskActProps } from './types.ts';

const AT: TaskActProps['at'] = { processId: '1', flowId: '11', enCode: 'claim', workId: '7', recordId: '' };
const refused = new ApiError('approveFlowTask', { kind: 'refused', code: 400, msg: '该流程已被处理，请刷新后重试', detail: '' });
const NOTHING = { type: 3, list: [] };

async function open(answers: Parameters<typeof aSession>[0]) {
  const session = aSession({ listOpinionPhrases: { list: [] }, listFlowCandidates: NOTHING, ...answers });
  const props = { onActed: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  const screen = await renderInConsole(
    session.around(<ApproveDialog act="approve" at={AT} properties={null} formData={null} {...props} />),
  );
  await screen.appeared('textarea');
  await act(async () => {
    const field = screen.one<HTMLTextAreaElement>('textarea');
    Reflect.set(HTMLTextAreaElement.prototype, 'value', '材料齐全', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return { session, screen, ...props };
}
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click());
const bodyOf = (session: ReturnType<typeof aSession>, operation: string) =>
  session.calls.filter(([id]) => id === operation).map(([, args]) => (args as { body: object }).body);

test('an approval that is refused says so in the dialog and keeps what was said; nothing counts as done', async () => {
  const { screen, onActed, onClose } = await open({ approveFlowTask: refused });
  await press('Approve');
  await screen.appeared('[role=dialog] [role=alert]');
  expect(screen.one('[role=alert]').textContent).toContain('该流程已被处理，请刷新后重试');
  // Said once, where it stays.
  expect(screen.toaster.snapshot().history).toEqual([]);
  const dialog = document.querySelector('[role=dialog]')?.textContent ?? '';
  expect(dialog).toContain('What you entered is still here.');
  expect(screen.one<HTMLTextAreaElement>('textarea').value).toBe('材料齐全');
  expect([onActed, onClose].map((fn) => fn.mock.calls.length)).toEqual([0, 0]);
});

test('an opinion is asked about before it is lost', async () => {
  const { onClose } = await open({});
  await press('Cancel');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Discard what you entered?'));
  expect(onClose).not.toHaveBeenCalled();
});

test('what was said is sent, the process counts as handled before anything is read again, and the dialog closes', async () => {
  const { session, onActed, onClose } = await open({ approveFlowTask: null });
  await press('Approve');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onActed).toHaveBeenCalledOnce();
  expect(bodyOf(session, 'approveFlowTask')).toMatchObject([{ handleOpinion: '材料齐全', enCode: 'claim' }]);
});

test('a step without people is asked about, and nothing is done until it has some', async () => {
  const { onActed, onClose } = await open({ approveFlowTask: [{ nodeCode: 'n2', nodeName: '分管领导审批' }] });
  await press('Approve');
  await vi.waitFor(() => expect(document.body.textContent).toContain('People for 分管领导审批'));
  expect([onActed, onClose].map((fn) => fn.mock.calls.length)).toEqual([0, 0]);
});

test('of several ways one has to be chosen, and only then are its people asked for', async () => {
  const step = (nodeId: string, isCandidates: boolean) => ({
    nodeId,
    nodeName: nodeId,
    isCandidates,
    hasCandidates: true,
    isBranchFlow: true,
  });
  const { session } = await open({ listFlowCandidates: { type: 1, list: [step('n2', true), step('n3', false)] }, approveFlowTask: null });
  expect(document.body.textContent).not.toContain('People for n2');
  await press('Approve');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Choose how it goes on'));
  expect(session.asked('approveFlowTask')).toBe(0);
});

test('ways are not asked of who approves while others have to approve the step yet', async () => {
  const way = { nodeId: 'n2', nodeName: 'n2', isCandidates: false, hasCandidates: true, isBranchFlow: true };
  const ways = { type: 1, list: [way, { ...way, nodeId: 'n3' }], countersignOver: false };
  const { session } = await open({ listFlowCandidates: ways, approveFlowTask: null });
  await press('Approve');
  await vi.waitFor(() => expect(session.asked('approveFlowTask')).toBe(1));
});
