import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { pageOf } from '../../core/paging.ts';
import { updateRow } from '../../core/rows.ts';
import { labelById } from '../user-administration/labels.ts';
import { isSameDesign, modelOf } from './lay-out.ts';
import { refuseLate } from './seen-time.ts';
import { MODEL_STATE, type ModelRow, type Released } from './tables.ts';
import { versionsOf, type ModelVersion } from './version-table.ts';

type Operations = 'listModelVersions' | 'getModelVersion' | 'restoreModelVersion' | 'rollbackModel';

/** Releases of a model: listed, looked at, taken back into the draft. @reading R-268 */
export function versionHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const factsOf = ({ id, modelId, number, note, releaseUserId, releaseTime }: ModelVersion, currentId: string) => ({
    id,
    modelId,
    currentId,
    number,
    note,
    releaseUser: labelById(store, releaseUserId),
    releaseTime,
  });
  function versionBy(id: string): { version: ModelVersion; newestId: string; model: ModelRow } {
    const version = store.one<ModelVersion>('SELECT * FROM model_version WHERE id = ?', id);
    if (!version) throw new Refusal('该版本不存在，可能已随模型删除，请刷新后重试');
    const model = modelOf(world, version.modelId);
    return { version, newestId: versionsOf(world, model)[0]?.id ?? '', model };
  }
  /** Makes what was released at some time the draft. */
  function takeBack(model: ModelRow, text: string, caller: Caller | null): void {
    const { fullName, webType, enableFlow, interfaceId, ...texts } = JSON.parse(text) as Released;
    const isReleased = model.released !== null && isSameDesign(text, model.released);
    updateRow(store, 'model', model.id, {
      fullName,
      webType,
      enableFlow,
      interfaceId,
      ...texts,
      state: isReleased ? MODEL_STATE.released : MODEL_STATE.changed,
      lastModifyUserId: caller?.userId ?? null,
      lastModifyTime: Math.max(world.now(), model.lastModifyTime + 1),
    });
  }
  return {
    listModelVersions: ({ path, query }) => {
      const versions = versionsOf(world, modelOf(world, path.id));
      const rows = versions
        .map((version) => factsOf(version, versions[0]?.id ?? ''))
        .filter(({ note, releaseUser }) => matchesKeyword(query.keyword, note, releaseUser ?? ''));
      return { data: pageOf(rows, query) };
    },
    getModelVersion: ({ path }) => {
      const { version, newestId } = versionBy(path.id);
      const { enableFlow, ...released } = JSON.parse(version.released) as Released;
      return { data: { ...factsOf(version, newestId), ...released, enableFlow: enableFlow === 1 ? 1 : 0 } };
    },
    restoreModelVersion: ({ path, body, caller }) => {
      const { version, newestId, model } = versionBy(path.id);
      if (newestId !== body.seenId) throw new Refusal('模型已被他人发布，请刷新后重试');
      const late = refuseLate(world, model, body.seenTime);
      if (late) return late;
      takeBack(model, version.released, caller);
      return { msg: '所选版本已成为草稿，发布后生效' };
    },
    rollbackModel: ({ path, caller }) => {
      const model = modelOf(world, path.id);
      if (model.released === null) throw new Refusal('该模型从未发布，没有可以回滚的内容');
      takeBack(model, model.released, caller);
      return { msg: '已回滚到发布的内容' };
    },
  };
}
