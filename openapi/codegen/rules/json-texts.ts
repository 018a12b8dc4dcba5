import { isRecord } from '../record.ts';

/** Problems of a text that holds JSON, empty when there are none: what is inside must be named, so that it can be checked. */
export function jsonTextProblems(schema: unknown): string[] {
  if (!isRecord(schema) || (schema['contentSchema'] === undefined && schema['contentMediaType'] !== 'application/json')) return [];
  const { contentSchema: inner, contentMediaType: mediaType } = schema;
  const problems: string[] = [];
  if (mediaType !== 'application/json') problems.push('A text with a contentSchema needs contentMediaType: application/json.');
  if (!isRecord(inner) || typeof inner['$ref'] !== 'string') problems.push('contentSchema must be one $ref to a schema with a name.');
  return problems;
}
