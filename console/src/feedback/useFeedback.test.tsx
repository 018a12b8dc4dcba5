import { ApiError } from '@milepost/openapi/client';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { useFeedback } from './index.ts';
import type { Feedback } from './index.ts';

async function feedback() {
  const given = vi.fn<(feedback: Feedback) => void>();
  function Taker() {
    const taken = useFeedback();
    useEffect(() => given(taken), [taken]);
    return null;
  }
  const { toaster } = await renderInConsole(<Taker />);
  const shown = vi.spyOn(toaster, 'show');
  return { say: given.mock.lastCall?.[0] as Feedback, shown };
}

test('what the server says of a toggle stays for 1 s, of a save and a delete for 1.5 s', async () => {
  const { say, shown } = await feedback();
  for (const kind of ['toggle', 'save', 'remove'] as const) say.success(kind, `${kind} done`);
  expect(shown.mock.calls.map(([{ title, durationMs }]) => [title, durationMs])).toEqual([
    ['toggle done', 1000],
    ['save done', 1500],
    ['remove done', 1500],
  ]);
});

test('a refusal is said in the words of the server, one without words in ours, for 1.5 s', async () => {
  const { say, shown } = await feedback();
  const refused = (msg: string) => new ApiError('createBillRule', { kind: 'refused', code: 400, msg, detail: 'refused' });
  say.failure(refused('编码已存在'));
  say.failure(refused(''));
  expect(shown.mock.calls.map(([{ tone, title, durationMs }]) => [tone, title, durationMs])).toEqual([
    ['error', '编码已存在', 1500],
    ['error', 'Request error, please retry', 1500],
  ]);
});
