import { unseen } from '../../core/changes.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { insertRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';
import type { ModelRow } from './tables.ts';

/** Versions a model keeps at most: each may hold megabytes. */
export const MOST_VERSIONS = 100;

export const VERSION_TABLE = `
  CREATE TABLE model_version (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, modelId TEXT NOT NULL REFERENCES model (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, released TEXT NOT NULL, note TEXT NOT NULL, releaseUserId TEXT, releaseTime INTEGER NOT NULL,
    UNIQUE (modelId, number)
  ) STRICT;
`;

/** A version as it is stored: what was released at one time. */
export type ModelVersion = {
  id: string;
  modelId: string;
  number: number;
  /** JSON of what was released. */
  released: string;
  note: string;
  releaseUserId: string | null;
  releaseTime: number;
};

/** The moment a model was released last, milliseconds since 1970; null where it never was. */
export const releaseTimeOf = ({ releaseTime, released, creatorTime }: ModelRow): number | null =>
  releaseTime ?? (released === null ? null : creatorTime);

/** Versions of a model, the newest first. One that was released before versions were kept begins with what that was. */
export function versionsOf({ store }: Pick<World, 'store'>, model: ModelRow): ModelVersion[] {
  const kept = () => store.all<ModelVersion>('SELECT * FROM model_version WHERE modelId = ? ORDER BY number DESC', model.id);
  const versions = kept();
  if (versions.length > 0 || model.released === null) return versions;
  const { id, released, creatorUserId: releaseUserId } = model;
  const releaseTime = releaseTimeOf(model) ?? model.creatorTime;
  // Nobody has written this: it was there all along.
  unseen(store, () => insertRow(store, 'model_version', { id, modelId: id, number: 1, released, note: '', releaseUserId, releaseTime }));
  return kept();
}

/** Keeps what is released now; the oldest go. */
export function keepVersion(
  world: Pick<World, 'store' | 'nextId'> & { readonly store: Store },
  model: ModelRow,
  version: Pick<ModelVersion, 'released' | 'note' | 'releaseTime'>,
  caller: Caller | null,
): void {
  const number = (versionsOf(world, model)[0]?.number ?? 0) + 1;
  insertRow(world.store, 'model_version', {
    id: world.nextId(),
    modelId: model.id,
    number,
    ...version,
    releaseUserId: caller?.userId ?? null,
  });
  world.store.run('DELETE FROM model_version WHERE modelId = ? AND number <= ?', model.id, number - MOST_VERSIONS);
}
