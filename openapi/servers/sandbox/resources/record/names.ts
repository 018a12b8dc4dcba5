import type { Argument } from '../../../../src/domains/data-interface/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { callerFacts } from '../data-interface/caller.ts';
import { openDemoDatabase, type DemoDatabase } from '../data-interface/demo/database.ts';
import { found, outcomeOf } from '../data-interface/rows.ts';
import { createDataInterfaces } from '../data-interface/tables.ts';
import { CURRENT_USER_ID } from '../../../../src/domains/user/index.ts';
import { labelOf, STAND_IN_NAME } from '../user-administration/labels.ts';
import { modelOf } from '../model/lay-out.ts';
import { releasedOf } from '../model/lay-out.ts';
import type { RecordStored } from '../model/tables.ts';
import { readDesign, textOf, type Design } from './design.ts';
import { fieldRights, type May } from './field-rights.ts';
import { reachOf } from './reach.ts';

type Row = Readonly<Record<string, unknown>>;

/** A record another one refers to. */
export interface Related {
  readonly values: Row;
  readonly stored: RecordStored;
  readonly design: Design;
  /** Fields of it that may be shown: who has its model sees what their rights are, others what refers to it shows. */
  readonly may: May;
}

/** Names of what values refer to; each is looked up once. */
export interface Names {
  named(table: 'organization' | 'position' | 'role' | 'user_group' | 'area', id: string): string;
  person(id: string): string;
  /** Category of an organisation; undefined where there is none. */
  categoryOf(id: string): string | undefined;
  /** Id of what stands above; null at the top, undefined for an id of nothing. */
  aboveOf(table: 'organization' | 'area', id: string): string | null | undefined;
  /** An entry by id or by another member of it. */
  entry(category: string, column: string, value: string): string;
  /** Rows of a data interface; none where it fails. */
  rows(interfaceId: string, given?: readonly Argument[]): readonly Row[];
  rowOf(interfaceId: string, column: string, value: string): Row | undefined;
  /** Null where it is gone. */
  related(modelId: string, recordId: string): Related | null;
}

/** Databases of the demonstration, one for each world: opening one takes longer than a list. */
const demos = new WeakMap<object, DemoDatabase>();

export function demoOf(world: World): DemoDatabase {
  const known = demos.get(world.store);
  if (known) return known;
  const demo = openDemoDatabase(world.now);
  demos.set(world.store, demo);
  return demo;
}

export function createNames(world: World, caller: Caller | null): Names {
  const { store } = world;
  const kept = new Map<string, unknown>();
  const once = <Value>(key: string, read: () => Value): Value => {
    if (!kept.has(key)) kept.set(key, read());
    // The key names what was read.
    return kept.get(key) as Value;
  };
  const interfaces = createDataInterfaces(store);
  const rows: Names['rows'] = (interfaceId, given = []) =>
    once(`rows ${interfaceId} ${JSON.stringify(given)}`, () => {
      const row = interfaceId === '' ? undefined : interfaces.find(interfaceId);
      if (!row || row.enabledMark !== 1) return [];
      try {
        return outcomeOf(
          row,
          given,
          () => demoOf(world),
          () => callerFacts(store, caller),
        ).rows;
      } catch (error) {
        if (error instanceof Refusal) return [];
        throw error;
      }
    });
  const mayOf = (modelId: string, design: Design): May =>
    once(`rights ${modelId}`, () => {
      const reach = reachOf(world, modelId, caller);
      return reach?.isWhole === true ? fieldRights(world, { id: modelId }, design, reach, caller).inAny : () => true;
    });
  return {
    named: (table, id) =>
      once(`${table} ${id}`, () => store.one<{ fullName: string }>(`SELECT fullName FROM ${table} WHERE id = ?`, id)?.fullName ?? ''),
    person: (id) =>
      once(`person ${id}`, () => {
        if (id === CURRENT_USER_ID) return STAND_IN_NAME;
        const row = store.one<{ realName: string; account: string }>('SELECT realName, account FROM user WHERE id = ?', id);
        return row ? labelOf(row) : '';
      }),
    categoryOf: (id) =>
      once(`category ${id}`, () => store.one<{ category: string }>('SELECT category FROM organization WHERE id = ?', id)?.category),
    aboveOf: (table, id) =>
      once(`above ${table} ${id}`, () => {
        const row = store.one<{ parentId: string }>(`SELECT parentId FROM ${table} WHERE id = ?`, id);
        return row && (store.one(`SELECT 1 AS found FROM ${table} WHERE id = ?`, row.parentId) === undefined ? null : row.parentId);
      }),
    entry: (category, column, value) =>
      once(`entry ${category} ${column}`, () => {
        const all = store.all<{ id: string; enCode: string; fullName: string }>(
          'SELECT id, enCode, fullName FROM dictionary_entry WHERE dictionaryTypeId = ?',
          category,
        );
        return new Map(all.map((row) => [column === 'enCode' ? row.enCode : column === 'fullName' ? row.fullName : row.id, row.fullName]));
      }).get(value) ?? '',
    rows,
    rowOf: (interfaceId, column, value) =>
      once(`row ${interfaceId} ${column} ${value}`, () => found(rows(interfaceId), [value], column)[0]),
    related: (modelId, recordId) =>
      once(`related ${modelId} ${recordId}`, () => {
        if (modelId === '' || recordId === '') return null;
        try {
          const design = readDesign(releasedOf(modelOf(world, modelId)));
          const stored = store.one<RecordStored>('SELECT * FROM model_record WHERE id = ? AND modelId = ?', recordId, modelId);
          return stored ? { values: JSON.parse(stored.data) as Row, stored, design, may: mayOf(modelId, design) } : null;
        } catch (error) {
          if (error instanceof Refusal) return null;
          throw error;
        }
      }),
  };
}

/** Label of a row of a data interface. */
export const labelIn = (row: Row | undefined, column: string): string => textOf(row?.[column === '' ? 'fullName' : column]);
