import { expect } from 'vitest';
import { net, rowOf, type Shape } from './desk.ts';

/** A list that keeps records, as the pages of that client call it. */
export interface Screen {
  title: string;
  base: string;
  /** Members its search form has, sent empty until somebody chooses. */
  filters?: readonly string[];
  make: () => Promise<Record<string, unknown>>;
  /** Calls beside the five: a toggle, a copy, an export. */
  more?: Readonly<Record<string, readonly [method: string, path: string]>>;
  /** Records that were made from this text are found with it. */
  code: string;
  /** The list has no pages. */
  isWhole?: true;
}

const listed = ({ base, filters = [] }: Screen, keyword = '') =>
  `${base}?${['keyword', ...filters].map((name) => `${name}=${name === 'keyword' ? keyword : ''}`).join('&')}&currentPage=1&pageSize=20&sort=desc&sidx=&_t=1763600000000`;

const all = (rows: { children?: object[] | null }[]): object[] => rows.flatMap((row) => [row, ...all(row.children ?? [])]);
const madeAt = async (screen: Screen): Promise<string> => {
  const { data } = await net.send('GET', listed(screen, screen.code));
  const row = all(data.list).find((each) => (each as { enCode?: string }).enCode === screen.code) as { id: string } | undefined;
  return `${screen.base}/${row?.id}`;
};

/** Each call of a screen as a shape of its own, in the order somebody works. */
export const callsOf = (screen: Screen): Shape[] => [
  {
    title: `${screen.title}: listed with an empty search form`,
    method: 'GET',
    address: listed(screen),
    needs: ({ data }) => {
      expect(data.list.length).toBeGreaterThan(0);
      if (!screen.isWhole) expect(data.pagination).toMatchObject({ currentPage: 1, pageIndex: 1, pageSize: 20, total: expect.any(Number) });
    },
  },
  { title: `${screen.title}: made`, method: 'POST', address: screen.base, body: screen.make },
  {
    title: `${screen.title}: read`,
    method: 'GET',
    address: () => madeAt(screen),
    needs: async ({ data }) => expect(data).toMatchObject({ enCode: screen.code }),
  },
  {
    title: `${screen.title}: changed with what was read`,
    method: 'PUT',
    address: () => madeAt(screen),
    body: async () => ({ ...(await net.send('GET', await madeAt(screen))).data, description: '三点六版改' }),
    needs: async () => expect((await net.send('GET', await madeAt(screen))).data).toMatchObject({ description: '三点六版改' }),
  },
  ...Object.entries(screen.more ?? {}).map(([title, [method, path]]) => ({
    title: `${screen.title}: ${title}`,
    method,
    address: async () => (await madeAt(screen)) + path,
    ...(method === 'GET' && { needs: ({ data }: { data?: object }) => expect(data).toMatchObject({ url: expect.any(String) }) }),
  })),
  {
    title: `${screen.title}: removed`,
    method: 'DELETE',
    address: () => madeAt(screen),
    needs: async () => expect(await madeAt(screen)).toBe(`${screen.base}/undefined`),
  },
];

/** Members nearly every record has. */
export const named = (enCode: string) => ({ fullName: `三点六版${enCode.at(-1)}`, enCode, enabledMark: 1, sortCode: 0, description: '' });

/** A record of the seed as it is read, under another code. */
export const like = async (base: string, enCode: string) => {
  const { id: _, ...record } = (await net.send('GET', `${base}/${(await rowOf(base)).id}`)).data;
  return { ...record, fullName: `三点六版${enCode.at(-1)}`, enCode };
};

/** A call whose answer is a list, wrapped or bare, with something in it. */
export const rows = (title: string, method: string, address: Shape['address'], body?: Shape['body']): Shape => ({
  title,
  method,
  address,
  ...(body !== undefined && { body }),
  needs: ({ data }) => expect((data.list ?? data).length).toBeGreaterThan(0),
});
