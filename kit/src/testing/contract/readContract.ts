import type { Contract } from './types.ts';
import { textIn, expectedOf } from './words.ts';

const CONTRACT_KEYS = ['id', 'number', 'title', 'widget', 'seeds', 'fixture', 'roles', 'tabOrder', 'data', 'structure', 'steps'];
const STEP_KEYS = 'id key from does fresh get do focus said live isSilent state asked byHand notYet'.split(' ');
const ACTION_KEYS = 'press times type compose click see hear focus scroll byPx resize signal'.split(' ');
const LOCALES = ['zh', 'zhtw', 'en'] as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A contract from its file, checked whole: every field known, every target readable, every word there in three languages.
 * @throws {Error} with everything that is wrong, one problem per line
 */
export function readContract(value: unknown, file: string): Contract {
  const problems: string[] = [];
  const fields = value as Fields;
  for (const key of CONTRACT_KEYS) if (!(key in fields)) problems.push(`the field “${key}” is missing`);
  problems.push(...unknownKeys(fields, CONTRACT_KEYS, 'the contract'));
  if (problems.length === 0) problems.push(...problemsOf(value as Contract));
  if (problems.length)
    throw new Error(
      `[contract] ${file} cannot be run, so nothing it promises is proven.\n${problems.map((one) => `  · ${one}`).join('\n')}`,
    );
  return value as Contract;
}

const unknownKeys = (fields: object, known: readonly string[], where: string) =>
  Object.keys(fields)
    .filter((key) => !known.includes(key))
    .map((key) => `${where} has the unknown field “${key}”; known are ${known.join(', ')}`);

function problemsOf(contract: Contract): string[] {
  const { steps, structure, data } = contract;
  const ids = steps.map(({ id }) => id);
  return [
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `step ${id} is there twice`),
    ...ids
      .filter((id) => !new RegExp(String.raw`^${contract.number}\.\d+[a-z]?$`).test(id))
      .map((id) => `${id} is no id of contract ${contract.number}`),
    ...Object.entries(data).flatMap(([name, words]) => localeProblems(words, `the word “${name}”`)),
    ...structure.flatMap((line) => tried(() => everyText(line, contract), 'structure')),
    ...steps.flatMap((step) => stepProblems(step, contract)),
  ];
}

function stepProblems(step: Contract['steps'][number], contract: Contract): string[] {
  const where = `step ${step.id}`;
  const actions = [...(step.get ?? []), ...(step.do ?? [])];
  const isJudged = step.byHand === undefined && step.notYet === undefined;
  const judges = step.focus ?? step.said ?? step.live ?? step.state ?? step.asked ?? step.isSilent;
  return [
    ...unknownKeys(step, STEP_KEYS, where),
    ...actions.flatMap((action) => unknownKeys(action, ACTION_KEYS, where)),
    ...['id', 'key', 'from', 'does'].filter((key) => !(key in step)).map((key) => `${where} does not say “${key}”`),
    ...(isJudged && judges === undefined ? [`${where} expects nothing; say what, or byHand: why not`] : []),
    ...(step.said ?? []).flatMap((text) => localeProblems(text, `${where}, said`)),
    ...(step.live ?? []).flatMap(({ text }) => localeProblems(text, `${where}, live`)),
    ...tried(() => everyText(step, contract), where),
  ];
}

const localeProblems = (text: unknown, where: string) =>
  typeof text === 'string'
    ? []
    : LOCALES.filter((locale) => !(text as Fields)?.[locale]).map((locale) => `${where} is missing in ${locale}`);

/** Reads every target and fills every text, which throws where a word is not in the data. */
function everyText(node: unknown, contract: Contract): void {
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      if (['focus', 'at', 'count', 'click', 'see', 'scroll'].includes(key)) expectedOf(value, 'zh', contract.data);
      else if (key !== 'does' && key !== 'from') textIn(value, 'zh', contract.data);
    } else if (value !== null && typeof value === 'object')
      for (const [name, child] of Object.entries(value)) visit(child, Array.isArray(value) ? key : name);
  };
  visit(node, '');
}

function tried(check: () => void, where: string): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [`${where}: ${(error as Error).message}`];
  }
}
