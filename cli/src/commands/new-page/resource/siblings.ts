import { plural, singular } from '../../../templates/names.ts';
import type { Call } from './description.ts';

/** The calls about one kind of record. */
export interface Siblings {
  /** `Area`. */
  readonly noun: string;
  readonly get: Call | null;
  readonly create: Call | null;
  readonly update: Call | null;
  readonly remove: Call | null;
  readonly setState: Call | null;
  readonly exports: Call | null;
}

/** Finds what else can be done with the records of a list: calls of its domain with the same noun, one id in their path. */
export function siblingsOf(list: Call, calls: readonly Call[]): Siblings {
  const nouns = list.id.replace(/^list/, '');
  const ofDomain = calls.filter(({ domain }) => domain === list.domain);
  const noun =
    ofDomain
      .map(({ id }) => /^(?:get|create|update|remove)([A-Z]\w*)$/.exec(id)?.[1])
      .find((found) => found !== undefined && plural(found) === nouns) ?? singular(nouns);
  const call = (verb: string, after = ''): Call | null => ofDomain.find(({ id }) => id === `${verb}${noun}${after}`) ?? null;
  const one = (found: Call | null): Call | null => (found?.pathParameters.length === 1 && found.pathParameters[0] === 'id' ? found : null);
  const create = call('create');
  return {
    noun,
    get: one(call('get')),
    create: create?.pathParameters.length === 0 ? create : null,
    update: one(call('update')),
    remove: one(call('remove')),
    setState: one(call('set', 'State')),
    exports: one(call('export')),
  };
}
