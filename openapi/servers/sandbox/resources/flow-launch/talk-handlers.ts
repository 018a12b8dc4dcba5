import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { pageOf } from '../../core/paging.ts';
import { insertRow, updateRow } from '../../core/rows.ts';
import { labelOf } from '../user-administration/labels.ts';
import { readProfile } from '../current-user/profile.ts';
import { shownTask, userIdOf } from '../workflow/access.ts';

type Operations =
  | 'listFlowComments'
  | 'createFlowComment'
  | 'removeFlowComment'
  | 'listOpinionPhrases'
  | 'createOpinionPhrase'
  | 'updateOpinionPhrase'
  | 'removeOpinionPhrase'
  | 'listSavedQueries'
  | 'createSavedQuery'
  | 'updateSavedQuery'
  | 'removeSavedQuery';

type CommentRow = { id: string; taskId: string; userId: string; text: string; image: string; file: string; creatorTime: number };
type PhraseRow = { id: string; userId: string | null; commonWordsText: string; sortCode: number };
type QueryRow = { id: string; userId: string; fullName: string; moduleId: string; matchLogic: string; conditionJson: string };
const GONE = '数据不存在，可能已被删除，请刷新后重试';

/** Judge of a row of the caller. @throws Refusal where it belongs to another person, or to none */
const ownRow =
  (store: World['store'], table: 'opinion_phrase' | 'saved_query') =>
  (id: string, caller: Caller | null): void => {
    if (!store.one(`SELECT id FROM ${table} WHERE id = ? AND userId = ?`, id, userIdOf(caller))) throw new Refusal(GONE);
  };

/** Comments of a process. */
function commentHandlers(world: World): Handlers<'listFlowComments' | 'createFlowComment' | 'removeFlowComment'> {
  const { store } = world;
  return {
    listFlowComments: ({ query, caller }) => {
      shownTask(world, query.taskId ?? '', caller);
      const userId = userIdOf(caller);
      const rows = store.all<CommentRow>(
        'SELECT * FROM flow_comment WHERE taskId = ? ORDER BY creatorTime DESC, id DESC',
        query.taskId ?? '',
      );
      const { list, pagination } = pageOf(rows, query);
      return { data: { list: list.map((row) => commentView(store, row, userId)), pagination } };
    },
    createFlowComment: ({ body, caller }) => {
      const { id: taskId } = shownTask(world, body.taskId, caller);
      const { text, image, file } = body;
      const stamp = { id: world.nextId(), userId: userIdOf(caller), creatorTime: world.now() };
      insertRow(store, 'flow_comment', { ...stamp, taskId, text, image: image ?? '[]', file: file ?? '[]' });
      return { msg: '评论成功' };
    },
    removeFlowComment: ({ path, caller }) => {
      const row = store.one<CommentRow>('SELECT * FROM flow_comment WHERE id = ?', path.id);
      if (!row) throw new Refusal(GONE);
      if (row.userId !== userIdOf(caller)) throw new Refusal('只能删除自己的评论');
      store.run('DELETE FROM flow_comment WHERE id = ?', path.id);
      return { msg: MSG.removed };
    },
  };
}

/** Phrases a person keeps for opinions. */
function phraseHandlers(
  world: World,
): Handlers<'listOpinionPhrases' | 'createOpinionPhrase' | 'updateOpinionPhrase' | 'removeOpinionPhrase'> {
  const { store } = world;
  const requireOwn = ownRow(store, 'opinion_phrase');
  return {
    listOpinionPhrases: ({ query, caller }) => {
      const rows = store.all<PhraseRow>(
        'SELECT id, userId, commonWordsText, sortCode FROM opinion_phrase WHERE userId IS NULL OR userId = ? ORDER BY userId IS NULL, sortCode, id',
        userIdOf(caller),
      );
      const list = rows
        .map(({ userId, ...row }) => ({ ...row, commonWordsType: userId === null ? 0 : 1, enabledMark: 1 as const }))
        .filter(({ commonWordsType }) => !query.type || String(commonWordsType) === query.type);
      return { data: { list } };
    },
    createOpinionPhrase: ({ body, caller }) => {
      const stamp = { creatorTime: world.now(), lastModifyTime: world.now() };
      const { commonWordsText, sortCode } = body;
      insertRow(store, 'opinion_phrase', {
        ...stamp,
        id: world.nextId(),
        userId: userIdOf(caller),
        commonWordsText,
        sortCode: sortCode ?? 0,
      });
      return { msg: MSG.created };
    },
    updateOpinionPhrase: ({ path, body, caller }) => {
      requireOwn(path.id, caller);
      const { commonWordsText, sortCode } = body;
      updateRow(store, 'opinion_phrase', path.id, { commonWordsText, sortCode: sortCode ?? 0, lastModifyTime: world.now() });
      return { msg: MSG.updated };
    },
    removeOpinionPhrase: ({ path, caller }) => {
      requireOwn(path.id, caller);
      store.run('DELETE FROM opinion_phrase WHERE id = ?', path.id);
      return { msg: MSG.removed };
    },
  };
}

/** Queries a person has saved. */
function savedQueryHandlers(world: World): Handlers<'listSavedQueries' | 'createSavedQuery' | 'updateSavedQuery' | 'removeSavedQuery'> {
  const { store } = world;
  const requireOwn = ownRow(store, 'saved_query');
  const requireName = (name: string, moduleId: string, caller: Caller | null, ownId: string): void => {
    if (
      store.one(
        'SELECT id FROM saved_query WHERE userId = ? AND moduleId = ? AND fullName = ? AND id <> ?',
        userIdOf(caller),
        moduleId,
        name,
        ownId,
      )
    )
      throw new Refusal('方案名称已存在，请修改后重试');
  };

  return {
    listSavedQueries: ({ path, caller }) => {
      const rows = store.all<QueryRow>(
        'SELECT * FROM saved_query WHERE userId = ? AND moduleId = ? ORDER BY creatorTime, id',
        userIdOf(caller),
        path.id,
      );
      return {
        data: {
          list: rows.map(({ id, fullName, moduleId, matchLogic, conditionJson }) => ({
            id,
            fullName,
            moduleId,
            matchLogic,
            conditionJson,
          })),
        },
      };
    },
    createSavedQuery: ({ body, caller }) => {
      const { fullName, moduleId, matchLogic, conditionJson } = body;
      requireName(fullName, moduleId, caller, '');
      const stamp = { id: world.nextId(), userId: userIdOf(caller), creatorTime: world.now() };
      insertRow(store, 'saved_query', {
        ...stamp,
        fullName,
        moduleId,
        matchLogic: matchLogic ?? 'AND',
        conditionJson: conditionJson ?? '[]',
      });
      return { msg: MSG.created };
    },
    updateSavedQuery: ({ path, body, caller }) => {
      requireOwn(path.id, caller);
      const { fullName, moduleId, matchLogic, conditionJson } = body;
      requireName(fullName, moduleId, caller, path.id);
      updateRow(store, 'saved_query', path.id, {
        fullName,
        moduleId,
        matchLogic: matchLogic ?? 'AND',
        conditionJson: conditionJson ?? '[]',
      });
      return { msg: MSG.updated };
    },
    removeSavedQuery: ({ path, caller }) => {
      requireOwn(path.id, caller);
      store.run('DELETE FROM saved_query WHERE id = ?', path.id);
      return { msg: MSG.removed };
    },
  };
}

export const talkHandlers = (world: World): Handlers<Operations> => ({
  ...commentHandlers(world),
  ...phraseHandlers(world),
  ...savedQueryHandlers(world),
});

function commentView(store: World['store'], { userId, ...row }: CommentRow, callerId: string) {
  const person = store.one<{ realName: string; account: string; profile: string }>(
    'SELECT realName, account, profile FROM user WHERE id = ?',
    userId,
  );
  return {
    ...row,
    creatorUserId: userId,
    creatorUser: person ? labelOf(person) : null,
    creatorUserHeadIcon: person ? (readProfile(person.profile).headIcon ?? '') : '',
    isDel: userId === callerId,
  };
}
