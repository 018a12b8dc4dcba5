/**
 * Kinds of server data that calls read and write, as `x-reads` and `x-writes` of an operation name them. A write makes every answer
 * old that was read from one of its kinds. One word per kind; a kind is as fine as its records are changed apart from others.
 */
export const TAGS = [
  'area',
  'billRule',
  /** Conversations of the caller, by person. */
  'chat',
  'columnSetting',
  /** Name, picture and base data of the signed-in person. */
  'currentUser',
  'dataInterface',
  'dataInterfaceLog',
  /** Databases and their tables. */
  'dataSource',
  'delegation',
  'dictionaryCategory',
  'dictionaryEntry',
  'file',
  /** Processes of the workflow, with the work in them. */
  'flow',
  'flowComment',
  /** People and steps that may be chosen while work is handled. */
  'flowStep',
  'flowTemplate',
  'grade',
  'group',
  'log',
  'mail',
  'menu',
  /** Buttons, columns and fields of a menu entry. */
  'menuPart',
  'message',
  'messageAccount',
  'messageTemplate',
  'messageType',
  'model',
  'notice',
  'opinionPhrase',
  'organization',
  /** Organisation and position the caller works in. */
  'place',
  'portal',
  'position',
  /** Language and theme the server keeps for the caller. */
  'preference',
  'printLog',
  'printTemplate',
  /** Records of models. */
  'record',
  /** Rights of roles. */
  'right',
  'role',
  'savedQuery',
  'schedule',
  'sendConfig',
  'sentMessage',
  'serverState',
  /** Sign-ins that have not ended. */
  'session',
  'shortLink',
  'signature',
  'system',
  'systemConfig',
  'thirdPartySync',
  'user',
] as const;
export type Tag = (typeof TAGS)[number];

/** Effects of writes that may change nothing an operation reads. */
const MAY_WRITE_NOTHING: readonly unknown[] = ['external', 'consume'];

const isTag = (value: unknown): value is Tag => TAGS.some((tag) => tag === value);

/** A list of tags; undefined where it is none, or holds a tag twice or one that does not exist. */
export const tagsIn = (value: unknown): readonly Tag[] | undefined =>
  Array.isArray(value) && value.every(isTag) && new Set(value).size === value.length ? value : undefined;

/** Problems of `x-reads` and `x-writes` of an operation, empty when both are in order. */
export function tagProblems(operation: Readonly<Record<string, unknown>>): string[] {
  const { 'x-effect': effect, 'x-reads': reads, 'x-writes': writes } = operation;
  const problems: string[] = [];
  for (const [name, value] of [
    ['x-reads', reads],
    ['x-writes', writes],
  ] as const)
    if (value !== undefined && tagsIn(value) === undefined) problems.push(`${name} must list tags of rules/tags.ts, each once.`);
  if (effect === 'read' && reads === undefined) problems.push('A call that reads needs x-reads, the tags of what its answer shows.');
  if (effect === 'read' && writes !== undefined) problems.push('A call that reads has no x-writes.');
  const isEmpty = Array.isArray(writes) && writes.length === 0;
  if (effect !== 'read' && (writes === undefined || (isEmpty && !MAY_WRITE_NOTHING.includes(effect))))
    problems.push('A call that writes needs x-writes, the tags of what it changes.');
  return problems;
}
