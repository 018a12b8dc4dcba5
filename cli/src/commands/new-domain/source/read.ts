import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DomainSource } from '../input.ts';
import { readColumns } from './columns.ts';
import { readOpenApi } from './openapi.ts';
import { readSql } from './sql.ts';
import { refuseSource, type Table } from './table.ts';

/** The table of a source. @param cwd folder that files are named from @throws CommandFailure 2 where it cannot be read */
export function readTable(source: DomainSource, cwd: string): Table {
  const { given } = source;
  const isInline = /^\s*[[{]/.test(given) || /\bcreate\s/i.test(given);
  const file = path.resolve(cwd, given);
  if (!isInline && !existsSync(file)) return refuseSource(given, 'there is no such file', `It was looked for in ${cwd}.`);
  const text = isInline && source.kind === 'table' ? given : readFileSync(file, 'utf8');
  const name = isInline ? 'What was given' : given;
  if (source.kind === 'openapi') return readOpenApi(jsonIn(text, name), source.path, name);
  return /^\s*[[{]/.test(text) ? readColumns(jsonIn(text, name), name) : readSql(text, name);
}

function jsonIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuseSource(
      name,
      `it is no JSON (${error instanceof Error ? error.message : String(error)})`,
      'Correct it, or save YAML as JSON first.',
    );
  }
}
