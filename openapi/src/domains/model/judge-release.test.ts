import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { judgeRelease } from './judge-release.ts';

const control = (key: string, jnpfKey = 'comInput', config: object = {}) => ({
  __vModel__: key,
  __config__: { jnpfKey, label: `L ${key}`, ...config },
});
const judged = (fields: readonly object[], list: Record<string, unknown> = {}, form: object = {}) =>
  judgeRelease({ form: { fields, ...form }, list }).map(({ code, place, key }) => `${code} ${place} ${key}`);
const name = control('name');

it.each([
  ['a key twice', [name, control('', 'card', { children: [name] })], 'twoOfOneKey formData.fields[1].__config__.children[0] name'],
  [
    'a key twice in a sub-table',
    [control('rows', 'table', { children: [name, name] })],
    'twoOfOneKey formData.fields[0].__config__.children[1] rows-name',
  ],
  ['a field without a key', [control('')], 'noKey formData.fields[0] '],
  ['a key of another script', [control('车牌')], 'wrongKey formData.fields[0] 车牌'],
  ['a key with a blank', [control('a b')], 'wrongKey formData.fields[0] a b'],
  ['a key that begins with a digit', [control('1a')], 'wrongKey formData.fields[0] 1a'],
  ['a key of rows', [control('flowState')], 'reservedKey formData.fields[0] flowState'],
  ['the id beside a relation', [control('asset', 'relationForm'), control('asset_id')], 'reservedKey formData.fields asset_id'],
])('%s is told', (_, fields, problem) => expect(judged(fields)).toEqual([problem]));

it('a key that was retired is not given again', () =>
  expect(judged([name], {}, { milepostRetired: [{ key: 'name' }] })).toEqual(['retiredKey formData.fields[0] name']));

it.each([
  ['columns', { columnList: [{ prop: 'name' }, { prop: 'gone' }] }, 'columnOfNoField columnData.columnList[1] gone'],
  ['columns of sub-tables', { columnList: [{ prop: 'rows-gone' }] }, 'columnOfNoField columnData.columnList[0] rows-gone'],
  ['filters', { searchList: [{ __vModel__: 'gone' }] }, 'filterOfNoField columnData.searchList[0] gone'],
  ['sums', { summaryField: ['name', 'gone'] }, 'sumOfNoField columnData.summaryField[1] gone'],
  ['orders', { defaultSidx: '-name,gone' }, 'orderOfNoField columnData.defaultSidx gone'],
  ['orders of 3.6', { defaultSortConfig: [{ field: 'gone' }] }, 'orderOfNoField columnData.defaultSortConfig[0] gone'],
  ['groups', { type: 3, groupField: 'gone' }, 'groupOfNoField columnData.groupField gone'],
  ['trees beside a list', { type: 2, treeRelation: 'gone' }, 'treeOfNoField columnData.treeRelation gone'],
  ['trees', { type: 5, parentField: 'gone' }, 'treeOfNoField columnData.parentField gone'],
])('%s that name no field are told', (_, list, problem) => {
  const fields = [name, control('rows', 'table', { children: [control('item')] })];
  expect(judged(fields, list)).toEqual([problem]);
});

it('a list as it should be has no problem, nor what a list of another shape does not use', () => {
  const fields = [name, control('', 'divider'), control('rows', 'table', { children: [name] })];
  const list = { columnList: [{ prop: 'name' }, { prop: 'rows-name' }], defaultSidx: '', groupField: 'gone', type: 1 };
  expect(judged(fields, list)).toEqual([]);
});

it('the designs of the description could be released', () => {
  const folder = path.resolve(import.meta.dirname, '../../../spec/domains/model/examples');
  const designs = readdirSync(folder).flatMap((file) => {
    const examples = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
      string,
      { value: { formData?: string; data?: { formData?: string } } }
    >;
    return Object.values(examples).flatMap(({ value }) => {
      const { formData, columnData } = { columnData: '', ...(value.data ?? value) } as { formData?: string; columnData: string | null };
      return formData ? [{ form: JSON.parse(formData), list: JSON.parse(columnData || '{}') }] : [];
    });
  });
  expect(designs.length).toBeGreaterThan(2);
  expect(designs.flatMap(judgeRelease)).toEqual([]);
});
