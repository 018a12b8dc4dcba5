import { isDeepStrictEqual } from 'node:util';
import { unseen } from '../../core/changes.ts';
import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';
import { SEED_TIME_MS } from '../../core/schema.ts';
import { insertRow, updateRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';
import { parsed } from '../record/design.ts';
import { createIds, recordIdsOf } from './seed/ids.ts';
import { layOutSeed, type Values } from './seed/index.ts';
import { findModel, MODEL_STATE, WEB_TYPE, type ModelRow, type Released } from './tables.ts';

export const REFUSED = { missing: '该模型不存在，可能已被删除', unreleased: '该模型未发布，请联系管理员' } as const;
const HOUR_MS = 3_600_000;

/** A model with its design and its records, whatever is released. @throws Refusal when there is none */
export function modelOf(world: Pick<World, 'store' | 'now'>, id: string): ModelRow {
  const row = findModel(world.store, id);
  if (!row) throw new Refusal(REFUSED.missing);
  if (row.seedCode === null) return row;
  // Nobody has written this: it was there all along.
  unseen(world.store, () => layOut(world.store, row, row.seedCode ?? ''));
  return findModel(world.store, id) ?? row;
}

/** The design lists and forms have. @throws Refusal when there is no such model, or it is not released */
export function releasedOf(model: ModelRow): Released {
  if (model.released === null) throw new Refusal(REFUSED.unreleased);
  return JSON.parse(model.released) as Released;
}

/** Members a release keeps of a model. */
export function releaseText({ fullName, webType, enableFlow, interfaceId, ...model }: ModelRow): string {
  const { formData, columnData, appColumnData, flowTemplateJson } = model;
  const released: Released = { fullName, webType, enableFlow, interfaceId, formData, columnData, appColumnData, flowTemplateJson };
  return JSON.stringify(released);
}

const TEXTS = ['formData', 'columnData', 'appColumnData', 'flowTemplateJson'] as const;

/** True where two releases hold the same JSON, however their texts spell it. @reading R-233 */
export function isSameDesign(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map((text) => {
    const released = JSON.parse(text) as Released;
    return { ...released, ...Object.fromEntries(TEXTS.map((name) => [name, parsed(released[name])])) };
  });
  return isDeepStrictEqual(a, b);
}

function layOut(store: Store, row: ModelRow, seedCode: string): void {
  const ids = createIds(store, SEED_TIME_MS);
  const { formData, columnData, records } = layOutSeed(seedCode, ids);
  const isForm = row.webType !== WEB_TYPE.dataView;
  const list: { interfaceId?: string } = columnData === null ? {} : JSON.parse(columnData);
  const design = { formData: isForm ? formData : null, columnData, interfaceId: list.interfaceId ?? null };
  const released = row.state === MODEL_STATE.draft ? null : releaseText({ ...row, ...design });
  updateRow(store, 'model', row.id, { ...design, released, seedCode: null });
  writeRecords(store, row, records, ids.people);
}

/** Each an hour older than the one before; of different people, so that one's own are not everybody's. */
function writeRecords(store: Store, { id: modelId, enCode }: ModelRow, records: readonly Values[], people: readonly string[]): void {
  const nextId = recordIdsOf(enCode);
  const home = new Map(
    store
      .all<{ userId: string; organizeId: string }>('SELECT userId, organizeId FROM user_organization WHERE isDefault = 1')
      .map((row) => [row.userId, row.organizeId]),
  );
  records.forEach((values, index) => {
    const userId = people[index % Math.max(1, Math.min(people.length, MAKERS))] ?? null;
    const creatorTime = SEED_TIME_MS - index * HOUR_MS;
    insertRow(store, 'model_record', {
      id: nextId(),
      modelId,
      data: JSON.stringify(values),
      creatorUserId: userId,
      organizeId: home.get(userId ?? '') ?? null,
      lastModifyUserId: userId,
      creatorTime,
      lastModifyTime: creatorTime,
    });
  });
}

/** People who made the records of the seed. */
const MAKERS = 8;
