import document from '../../../generated/openapi.json' with { type: 'json' };
import type { Dialect } from './dialect.ts';

/** The spelling of the description itself, in the manner of the Java servers: no `data` key when there is nothing. */
export const v34: Dialect = {
  name: '3.4',
  document,
  hasAnyCase: false,
  readCall: (_, call) => call,
  writeAnswer: (_, { code, msg, data }) => (data === undefined || data === null ? { code, msg } : { code, msg, data }),
};
