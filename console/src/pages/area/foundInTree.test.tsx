import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { pressNamed } from '../../testing/searchAnnouncements.ts';
import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { areas } from './areas.ts';

const area = (id: string, fullName: string, more: object = {}) => ({
  id,
  fullName,
  enCode: id,
  enabledMark: 1,
  hasChildren: true,
  ...more,
});
const [BEIJING, CITY] = [area('110000', '北京市'), area('110100', '市辖区', { parentId: '110000' })];
const CHAOYANG = area('110105', '朝阳区', { parentId: '110100', hasChildren: false });
/** Answers of the server, by the area asked and the keyword. */
const ANSWERS: Readonly<Record<string, readonly object[]>> = {
  '-1 ': [BEIJING, area('220000', '吉林省')],
  '-1 朝阳': [{ ...CHAOYANG, parents: [BEIJING, CITY] }, area('211300', '朝阳市', { parents: [area('210000', '辽宁省')] })],
  '211300 ': [area('211302', '双塔区', { hasChildren: false })],
};

/** Rows as they stand: how deep, whether open, the name. */
const rows = () =>
  [...document.querySelectorAll('[role=row][aria-level]')].map((row) =>
    [row.getAttribute('aria-level'), row.getAttribute('aria-expanded') ?? '-', row.querySelector('[role=rowheader]')?.textContent].join(
      ' ',
    ),
  );

test('a search finds areas of every level and shows them in their tree, open', async () => {
  const asked: string[] = [];
  const listAreas = ({ path, query }: { readonly path?: { readonly id: string }; readonly query?: { readonly keyword: string } }) => {
    asked.push(`${path?.id} ${query?.keyword ?? ''}`);
    return { list: ANSWERS[asked.at(-1) ?? ''] ?? [] };
  };
  const page = await renderInConsole(
    aSession({ listAreas }, '/system/area').around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1' }}>
        <ResourcePage resource={areas as never} />
      </PermissionProvider>,
    ),
  );
  await page.appeared('[aria-rowindex="2"]');
  await page.type('search input', '朝阳');
  await pressNamed('Search');
  const found = ['1 true 北京市', '2 true 市辖区', '3 - 朝阳区', '1 true 辽宁省', '2 false 朝阳市'];
  await vi.waitFor(() => expect(rows()).toEqual(found));
  expect(document.body.textContent).toContain('2 found');

  // What was found can be opened like any other; what is on the way can be closed, and nothing of it is asked for.
  const turn = (row: number) =>
    act(async () => document.querySelectorAll('[role=row][aria-level]')[row]?.querySelector<HTMLElement>('[data-mp-toggle]')?.click());
  await turn(4);
  await vi.waitFor(() => expect(rows().at(-1)).toBe('3 - 双塔区'));
  await turn(0);
  await vi.waitFor(() => expect(rows()[0]).toBe('1 false 北京市'));
  expect(asked).toEqual(['-1 ', '-1 朝阳', '211300 ']);

  await pressNamed('Reset');
  await vi.waitFor(() => expect(rows()).toEqual(['1 false 北京市', '1 false 吉林省']));
});
