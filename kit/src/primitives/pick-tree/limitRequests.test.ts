import { expect, test } from 'vitest';
import type { NodePage, NodeSource, PickNode } from '../../engines/node-source/index.ts';
import { limitRequests } from './limitRequests.ts';

const page = { pageNumber: 1, pageRows: 20 };
const never = new AbortController().signal;
const at = (parent: string) => ({ at: 'under', parent }) as const;

function held() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const source: NodeSource<PickNode> = {
    load: (where) =>
      new Promise<NodePage<PickNode>>((resolve) => {
        asked.push(where.at === 'under' ? where.parent : where.at);
        answers.push(() => resolve({ nodes: [] }));
      }),
    resolve: () => Promise.resolve([]),
  };
  return { asked, answers, source };
}

test('at most five requests are under way, the others follow in their order', async () => {
  const { asked, answers, source } = held();
  const limited = limitRequests(source);
  const all = Promise.all(['1', '2', '3', '4', '5', '6', '7'].map((id) => limited.load(at(id), page, never)));
  await Promise.resolve();
  expect(asked).toEqual(['1', '2', '3', '4', '5']);
  answers[0]?.();
  await expect.poll(() => asked).toEqual(['1', '2', '3', '4', '5', '6']);
  for (let made = 1; made < 7; made += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(made);
    answers[made]?.();
  }
  await expect(all).resolves.toHaveLength(7);
});

test('a request that is called off while it waits is never made', async () => {
  const { asked, answers, source } = held();
  const limited = limitRequests(source, 1);
  const first = limited.load(at('1'), page, never);
  const gone = new AbortController();
  const second = limited.load(at('2'), page, gone.signal);
  const third = limited.load(at('3'), page, never);
  gone.abort(new Error('gone'));
  await Promise.resolve();
  answers[0]?.();
  await expect(second).rejects.toThrow('gone');
  await first;
  await expect.poll(() => asked).toEqual(['1', '3']);
  answers[1]?.();
  await third;
});

test('a request that fails lets the next one go', async () => {
  const asked: string[] = [];
  const limited = limitRequests<PickNode>(
    {
      load(where) {
        asked.push(where.at === 'under' ? where.parent : '');
        return Promise.reject(new Error('down'));
      },
      resolve: () => Promise.resolve([]),
    },
    1,
  );
  const both = [limited.load(at('1'), page, never), limited.load(at('2'), page, never)];
  await expect(both[0]).rejects.toThrow('down');
  await expect(both[1]).rejects.toThrow('down');
  expect(asked).toEqual(['1', '2']);
});
