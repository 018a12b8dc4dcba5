import net36 from '@milepost/openapi/openapi.net-3.6.json' with { type: 'json' };
import bundle from '@milepost/openapi/openapi.json' with { type: 'json' };
import { applyOverlay } from '@milepost/openapi/overlays';
import { startSandbox } from '@milepost/openapi/servers/sandbox';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/world.ts';
import { factsOf } from '../../model/facts.ts';
import { at, type Json } from '../../model/schema.ts';
import { besideData, comparedWith, differencesOf, type Difference } from './differences.ts';
import { learnContract } from './learn.ts';
import type { LearnedOperation } from './observe.ts';
import { overlayOf } from './overlay.ts';
import { proposalOf } from './propose.ts';
import { isOnlyRead, movedTo } from './spellings.ts';

const LONG_MS = 600_000;
const answer = (data: unknown, more: Json = {}): Json => ({ code: 200, msg: 'Success', data, ...more });
const role = { id: '1', fullName: '巡查员', enCode: 'patrol', enabledMark: 1, sortCode: 1, organizeInfo: '' };
const roles = (...list: Json[]): Json => answer({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const of = (operation: string, body: Json): readonly Difference[] => differencesOf(factsOf(operation).operation, body);
const told = (differences: readonly Difference[]): string[] =>
  differences.map(({ kind, at: place, seen }) => `${kind} ${place} ${seen.join('|')}`.trim());
const operations = (more: Partial<LearnedOperation>): LearnedOperation => ({
  id: 'listRoles',
  method: 'GET',
  path: '/api/permission/Role',
  found: '/api/permission/Role',
  answers: [],
  differences: [],
  unchanged: new Set(),
  beside: [],
  ...more,
});

describe('what an answer has otherwise than described', () => {
  it('is nothing where it fits', () => {
    expect(of('listRoles', roles(role)).filter(({ kind }) => kind !== 'missing')).toEqual([]);
  });

  it('is a member nobody described, once for all rows, with its kind', () => {
    expect(told(of('listRoles', roles({ ...role, colour: 'blue' }, { ...role, colour: 'red' })))).toContain(
      'member data.list[].colour string',
    );
  });

  it('is a member of another kind', () => {
    expect(told(of('listRoles', roles({ ...role, sortCode: 'first' })))).toContain('type data.list[].sortCode string');
    expect(told(of('listRoles', roles({ ...role, fullName: 7 })))).toContain('type data.list[].fullName integer');
  });

  it('is a required member that is missing', () => {
    const { fullName: _, ...rest } = role;
    expect(told(of('listRoles', roles(rest)))).toContain('missing data.list[].fullName');
  });

  it('is a list that is wrapped, and what its rows have', () => {
    const found = told(
      of('listAllUsers', answer({ list: [{ id: '1', account: 'a', realName: 'b', gender: '1', headIcon: '', shoeSize: 43 }] })),
    );
    expect(found).toContain('wrapped data object');
    expect(found).toContain('member data.list[].shoeSize integer');
  });

  it('stands beside data, where the whole of an answer is told', () => {
    expect(besideData(roles(role))).toEqual([]);
    expect(besideData({ ...roles(role), extras: null, timestamp: 1 })).toEqual([
      ['extras', 'null'],
      ['timestamp', 'integer'],
    ]);
  });

  it('never names what is no name: keys may be accounts, numbers and dates of people', () => {
    const byPerson = { '13800138000': 1, 何俊杰: 2, '2026-11-23': 3 };
    expect(told(of('listRoles', roles({ ...role, ...byPerson }))).join()).not.toMatch(/138|何|2026/);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`user${index}`, index]));
    expect(told(of('listRoles', roles({ ...role, ...many }))).join()).not.toContain('user1');
  });

  it('holds no value of an answer, in the proposal as little as in its evidence', () => {
    const heard = {
      operations: [operations({ differences: of('listRoles', roles({ ...role, owner: '13800138000', sortCode: '何俊杰' })) })],
      without: new Map<string, string>(),
      calls: 1,
    };
    const text = overlayOf(proposalOf(heard), heard, { name: 'test', base: '3.4' });
    expect(text).toContain('owner');
    expect(text).toContain('sortCode');
    expect(text).not.toMatch(/13800138000|何俊杰|巡查员|patrol/);
  });
});

describe('another spelling of an address', () => {
  it('is tried where other versions have it, and where a word is written otherwise', () => {
    expect(movedTo('exportUsers', { method: 'GET', path: '/api/permission/Users/ExportExcel' })).toContain(
      '/api/permission/Users/ExportData',
    );
    expect(movedTo('nobody', { method: 'GET', path: '/api/system/Thing/{id}/Action/Show' })).toEqual(
      expect.arrayContaining(['/api/system/Thing/{id}/Actions/Show', '/api/system/thing/{id}/action/show']),
    );
  });

  it('is never tried where any version writes by it: a list of 3.4 is a creation in 3.6', () => {
    expect(isOnlyRead({ method: 'POST', path: '/api/message/Notice' })).toBe(false);
    expect(isOnlyRead({ method: 'POST', path: '/api/system/DataInterface/{id}/Actions/List' })).toBe(true);
    expect(isOnlyRead({ method: 'GET', path: '/api/system/BillRule/{ruleId}' })).toBe(true);
    expect(movedTo('createNotice', { method: 'POST', path: '/api/message' })).not.toContain('/api/message/Notice');
  });

  it('is kept aside where two operations change places', () => {
    const [a, b] = ['/api/visualdev/OnlineDev/{id}/Actions/Export', '/api/visualdev/OnlineDev/{id}/Actions/ExportData'];
    const { actions } = proposalOf({
      operations: [operations({ id: 'x', method: 'POST', path: a, found: b }), operations({ id: 'y', method: 'POST', path: b, found: a })],
    });
    const removed = actions.findIndex(({ remove }) => remove === true);
    expect(
      actions
        .slice(0, removed)
        .map(({ copy }) => copy)
        .filter(Boolean),
    ).toHaveLength(2);
    expect(actions.filter(({ target }) => target.includes('/aside/')).at(-1)?.remove).toBe(true);
  });
});

describe('a schema that several operations share', () => {
  const pages = (pagination: Json): Json => answer({ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0, ...pagination } });
  const heardOf = (id: string, body: Json): LearnedOperation => {
    const { operation } = factsOf(id);
    return operations({ id, method: operation.method, path: operation.path, found: operation.path, ...comparedWith(operation, body) });
  };
  const totalOf = (document: object, id: string): unknown => {
    const { path: address, method } = factsOf(id).operation;
    const schema = at(document, 'paths', address, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema');
    return typesIn(document, schema, ['data', 'pagination', 'total']);
  };
  const applied = async (...all: LearnedOperation[]): Promise<object> => {
    const heard = { operations: all, without: new Map<string, string>(), calls: all.length };
    const out = path.join(temporaryFolder(), 'proposed.yaml');
    writeFileSync(out, overlayOf(proposalOf(heard), heard, { name: 'test', base: '3.4' }));
    return applyOverlay(bundle, out);
  };

  it('is changed where everybody who showed it differs', async () => {
    const document = await applied(heardOf('listBillRules', pages({ total: '7' })), heardOf('listGroups', pages({ total: '8' })));
    for (const id of ['listBillRules', 'listGroups', 'listRoles']) expect(totalOf(document, id)).toEqual(['integer', 'string']);
  });

  it('stays as it is where another operation answers as it says: who differs gets one of its own', async () => {
    const document = await applied(heardOf('listBillRules', pages({ total: '7' })), heardOf('listGroups', pages({ total: 8 })));
    expect(totalOf(document, 'listBillRules')).toEqual(['integer', 'string']);
    expect(totalOf(document, 'listGroups')).toEqual(['integer']);
  });

  it('stays as it is where calls send it', () => {
    const { differences, ...rest } = heardOf('listDataInterfaceParameters', answer([{ field: 7 }]));
    const [difference] = differences.filter(({ kind }) => kind === 'type');
    expect(difference?.owner.slice(0, 3)).toEqual(['components', 'schemas', 'DataInterfaceParameter']);
    const { actions } = proposalOf({ operations: [{ ...rest, differences }] });
    expect(actions.filter(({ target }) => !target.startsWith('$.paths'))).toEqual([]);
    expect(actions.length).toBeGreaterThan(0);
  });
});

/** Types of a member of an answer, whatever references lie on the way. */
function typesIn(document: object, schema: unknown, names: readonly string[]): unknown {
  const open = (value: unknown): unknown[] => {
    const ref = at(value, '$ref');
    const here = typeof ref === 'string' ? at(document, ...ref.replace('#/', '').split('/')) : value;
    return [
      here,
      ...['allOf', 'anyOf', 'oneOf'].flatMap((word) => [at(here, word)].flat().flatMap((each) => (each === undefined ? [] : open(each)))),
    ];
  };
  const [name, ...rest] = names;
  if (name === undefined) return open(schema).flatMap((each) => at(each, 'type') ?? []);
  const home = open(schema).find((each) => at(each, 'properties', name) !== undefined);
  return typesIn(document, at(home, 'properties', name), rest);
}

describe('listening to a server of 3.6', { timeout: LONG_MS }, () => {
  it('proposes an overlay that brings every operation it was asked to where that version has it, and changes nothing there', async () => {
    const calls: string[] = [];
    const sandbox = await startSandbox({ port: 0, data: ':memory:', dialect: 'net-3.6', log: (line) => calls.push(line) });
    const out = path.join(temporaryFolder(), 'ours.proposed.yaml');
    try {
      const { proposal, exitCode } = await learnContract({ target: sandbox.url, loginKey: 'milepost-sandbox', out, env: {} });
      expect(exitCode).toBe(0);
      expect(calls.length).toBeGreaterThan(150);
      expect(calls.filter((line) => writes(line))).toEqual([]);
      expect(proposal.silent).toEqual({});
      expect(Object.keys(proposal.beside)).toEqual(['extras', 'timestamp']);
      const asked = proposal.answered;
      expect(asked.length).toBeGreaterThan(165);
      const proposed = addressesIn(await applyOverlay(bundle, out));
      const known = addressesIn(net36);
      const old = addressesIn(bundle);
      expect(asked.filter((id) => proposed.get(id) !== known.get(id))).toEqual([]);
      expect(asked.filter((id) => known.get(id) !== old.get(id)).length).toBeGreaterThanOrEqual(9);
      expect(readFileSync(out, 'utf8')).not.toMatch(/何俊杰|1[3-9]\d{9}/);
    } finally {
      await sandbox.close();
    }
  });
});

const addressesIn = (document: object): Map<string, string> =>
  new Map(
    Object.entries<object>(Object(at(document, 'paths'))).flatMap(([address, item]) =>
      Object.entries(item).map(([method, operation]) => [String(at(operation, 'operationId')), `${method} ${address}`]),
    ),
  );

/** True for a call that a server of 3.6 would be changed by. */
function writes(line: string): boolean {
  const [, method = '', called = ''] = /\b(GET|POST|PUT|DELETE|PATCH) (\/\S*)/.exec(line) ?? [];
  return Object.entries<object>(net36.paths).some(
    ([address, item]) =>
      new RegExp(`^${address.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`, 'i').test(called) &&
      ['create', 'update', 'delete', 'external', 'consume'].includes(String(at(item, method.toLowerCase(), 'x-effect'))),
  );
}
