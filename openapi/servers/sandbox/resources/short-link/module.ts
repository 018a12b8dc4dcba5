import { Buffer } from 'node:buffer';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { modelOf, releasedOf } from '../model/lay-out.ts';
import { WEB_TYPE } from '../model/tables.ts';
import { membersOf, parsed, readDesign } from '../record/design.ts';
import { existing } from '../record/exists.ts';
import { createNames } from '../record/names.ts';
import { insertRecord, storedValues, valuesIn } from '../record/write.ts';
import { requireAccepted, requireOwn, shownFields } from './judge.ts';
import { publicControls, publicForm } from './public-form.ts';
import { SHORT_LINK_TABLE, type ShortLinkRow } from './tables.ts';

type Operations = 'getShortLink' | 'updateShortLink' | 'getShortLinkForm' | 'submitShortLinkForm';

const CLOSED = '链接已关闭或不存在，请联系发送者';
const TOO_OFTEN = '提交过于频繁，请稍后重试';
const KEY_BYTES = 18;
/** Forms that are taken under one link within the time: a stranger shall not fill the disk. */
const MOST_IN_TIME = 30;
const TIME_MS = 60_000;

/** Forms somebody fills in without signing in. @source shell §2.1 @reading R-796 */
export const shortLinkModule = defineModule<Operations>({
  name: 'short-link',
  tables: [SHORT_LINK_TABLE],
  handlers: (world): Handlers<Operations> => {
    const { store } = world;
    const handedIn = new Map<string, number[]>();
    const linkOf = (modelId: string) => store.one<ShortLinkRow>('SELECT * FROM short_link WHERE modelId = ?', modelId);
    const shown = (modelId: string) => {
      const link = linkOf(modelId);
      return { id: modelId, enabledMark: link?.enabledMark === 1 ? (1 as const) : (0 as const), key: link?.linkKey ?? null };
    };
    const requireRoom = (key: string): void => {
      const since = world.now() - TIME_MS;
      const times = (handedIn.get(key) ?? []).filter((time) => time > since);
      if (times.length >= MOST_IN_TIME) throw new Refusal(TOO_OFTEN);
      handedIn.set(key, [...times, world.now()]);
    };
    return {
      getShortLink: ({ path }) => ({ data: shown(modelOf(world, path.id).id) }),
      updateShortLink: ({ path, body }) => {
        const model = modelOf(world, path.id);
        const before = linkOf(model.id);
        if (body.enabledMark === 1 && releasedOf(model).webType === WEB_TYPE.dataView) throw new Refusal('该模型没有表单');
        const key = before && body.isRenewed !== 1 ? before.linkKey : Buffer.from(world.random(KEY_BYTES)).toString('base64url');
        store.run(
          `INSERT INTO short_link (modelId, linkKey, enabledMark, lastModifyTime) VALUES (?, ?, ?, ?)
           ON CONFLICT (modelId) DO UPDATE SET linkKey = excluded.linkKey, enabledMark = excluded.enabledMark, lastModifyTime = excluded.lastModifyTime`,
          model.id,
          key,
          body.enabledMark,
          world.now(),
        );
        return { data: shown(model.id) };
      },
      getShortLinkForm: ({ path }) => {
        const { released, form } = openForm(world, path.key);
        return { data: { fullName: released.fullName, formData: form } };
      },
      submitShortLinkForm: ({ path, body }) => {
        const { model, released, form } = openForm(world, path.key);
        requireRoom(path.key);
        // Only what the form shows a stranger is taken.
        const { fields } = readDesign({ formData: form, columnData: null });
        const values = storedValues(fields, valuesIn(body.data));
        const design = readDesign(released);
        requireAccepted(parsed(form), shownFields(design.fields, fields), values, existing(world, null));
        requireOwn(world, model.id, design, values);
        insertRecord(world, model, design, values, null, null, { isJudged: true });
        return { msg: '提交成功' };
      },
    };
  },
});

/** The form under a key. @throws Refusal when there is none, or it is closed */
function openForm(world: World, key: string) {
  const { store } = world;
  const link = store.one<ShortLinkRow>('SELECT * FROM short_link WHERE linkKey = ? AND enabledMark = 1', key);
  if (!link) throw new Refusal(CLOSED);
  const model = modelOf(world, link.modelId);
  const released = releasedOf(model);
  const form = parsed(released.formData);
  const entries = (type: string) =>
    store
      .all<Record<string, unknown>>(
        'SELECT id, enCode, fullName, parentId FROM dictionary_entry WHERE dictionaryTypeId = ? AND enabledMark = 1 ORDER BY sortCode, id',
        type,
      )
      .map(membersOf);
  return { model, released, form: publicForm(form, publicControls(form['fields'], { names: createNames(world, null), entries })) };
}
