import { describe, expect, it } from 'vitest';
import { SEEDED_FAULTS } from '@milepost/openapi/servers/sandbox';
import { groupOf, missedByOurs, tableOf, type Compare } from './compare.ts';
import { placeOf, validated } from './schemas.ts';
import { sliceOf } from './slice.ts';

const OPERATIONS = new Set(['listOrganizations', 'createRole', 'getRole']);
const none = { ours: [], schema: [], prism: [], portman: [], respect: [] };
const fault = (id: string, said: Partial<Compare['said']>): Compare => ({
  id,
  sentence: id,
  group: 'parameters',
  said: { ...none, ...said },
});

describe('the comparison with other tools', () => {
  it('gives them a description without references, trees two levels deep, of the chosen operations alone', () => {
    const slice = JSON.stringify(sliceOf(OPERATIONS, 'http://127.0.0.1:1'));
    expect(slice).not.toContain('$ref');
    expect(slice.match(/"operationId"/g)).toHaveLength(OPERATIONS.size);
    expect(slice).toContain('"listOrganizations"');
    const depth = (value: unknown): number => {
      if (typeof value !== 'object' || value === null) return 0;
      return Math.max(0, ...Object.entries(value).map(([name, inner]) => depth(inner) + (name === 'children' ? 1 : 0)));
    };
    expect(depth(JSON.parse(slice))).toBe(2);
  });

  it('counts for each tool what it found, in all and by the way of being wrong', () => {
    const faults = [fault('F1', { ours: ['G1@listRoles'], prism: ['GET /api: response.body'] }), fault('F2', { ours: ['A1@getRole'] })];
    const table = tableOf(faults);
    expect(table).toContain('| `milepost contract` | **2 of 2** | 2 of 2 |');
    expect(table).toContain('| Prism proxy | **1 of 2** | 1 of 2 |');
    expect(table).toContain('| Portman | **0 of 2** | 0 of 2 |');
  });

  it('counts nothing against a tool that cannot be told the operation', () => {
    const faults = [
      fault('F1', { ours: ['W16'], prism: null, portman: null }),
      fault('F2', { ours: ['A1@getRole'], prism: ['getRole: /data'], portman: null }),
    ];
    expect(tableOf(faults)).toContain('| Prism proxy | **1 of 1** | 1 of 1 |');
    expect(tableOf(faults)).toContain('| Portman | **n/a** | n/a |');
    expect(missedByOurs([fault('F3', { prism: null })])).toEqual([]);
  });

  it('is lost where another tool finds what ours does not', () => {
    expect(missedByOurs([fault('F1', { ours: ['G1@listRoles'] }), fault('F2', {})])).toEqual([]);
    expect(missedByOurs([fault('F3', { portman: ['Roles - Schema is valid'] })]).map(({ id }) => id)).toEqual(['F3']);
  });

  it('validates by schema what any answer is, that of a refusal too, and tells places without ids', () => {
    const call = { method: 'GET', url: '/api/permission/Role?n=1' };
    const json = (body: unknown): Parameters<typeof validated>[1] => ({
      status: 200,
      contentType: 'application/json',
      text: JSON.stringify(body),
    });
    expect(validated(call, json({ code: 600, msg: 'gone' }))).toEqual([]);
    expect(validated(call, json({ code: '200', msg: '' })).join()).toContain('listRoles: /code must be integer');
    expect(validated({ ...call, url: '/api/permission/Role/42' }, { status: 500, contentType: 'text/html', text: '' })).toEqual([
      'getRole: status 500',
      'getRole: media type text/html',
    ]);
    expect(placeOf(call, 'response.body.data.list.17.id must be string')).toBe('listRoles: response.body.data.list.*.id must be string');
    expect(validated({ method: 'GET', url: '/nowhere' }, json(null))).toEqual([]);
  });

  it('knows every way to be wrong', () => {
    expect(SEEDED_FAULTS.filter((each) => groupOf(each) === undefined)).toEqual([]);
  });
});
