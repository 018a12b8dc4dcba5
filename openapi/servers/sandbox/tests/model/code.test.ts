import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeIds, openDesign } from '../../../../src/domains/design/index.ts';
import { declare, print } from '../../../../src/domains/design/declare/index.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { bodyOf, control, designOf, make } from './client.ts';

let sandbox: Sandbox;
let admin: Person;
let id: string;
const CODE = 'code.made';
const TEXTS = designOf([control('place', '地点'), control('amount', '金额', 'numInput')]);
beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  id = await make(admin, CODE, TEXTS);
});
afterAll(() => sandbox.close());

const ask = { module: 'system', className: 'Made' };
const facts = { ...bodyOf(CODE), enableFlow: false, sortCode: null, description: '', dbLinkId: null };
/** Files of the page as whoever has the design makes them. */
const made = () =>
  print(declare(openDesign(facts, { ...TEXTS, appColumnData: null, tables: null, flowTemplateJson: null }, createNodeIds()).document)).map(
    ({ path, text }) => [path.split('/').at(-1), text] as const,
  );

it('code of a design has a folder of this console, with the bytes anybody makes of the design', async () => {
  const { list } = await admin.data('previewModelCode', { path: { id }, body: ask });
  const ours = list.find(({ fileName }) => fileName === 'milepost');
  expect(ours?.children?.map(({ fileName, fileContent }) => [fileName, fileContent])).toEqual(made());
  expect(list.length).toBeGreaterThan(1);
});

it('the file of the code has the same folder', async () => {
  const link = await admin.data('downloadModelCode', { path: { id }, body: ask });
  const answer = await fetch(new URL(link?.url ?? '', sandbox.url), { headers: { authorization: admin.token } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const texts = Object.entries(files).flatMap(([name, bytes]) =>
    name.startsWith('milepost/') ? [[name.slice('milepost/'.length), new TextDecoder().decode(bytes)]] : [],
  );
  expect(texts).toEqual(made());
});
