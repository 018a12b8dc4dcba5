import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { NOT_UNICODE, SAVE_AS_UTF8, textIn } from '../../../workspace/index.ts';
import type { DomainSource } from '../input.ts';
import { readColumns } from './columns.ts';
import { readOpenApi } from './openapi.ts';
import { readSql } from './sql.ts';
import { refuseSource, type Table } from './table.ts';

/** The table of a source. @param cwd folder that files are named from @param wanted name of the domain @throws CommandFailure 2 where it cannot be read */
export function readTable(source: DomainSource, cwd: string, wanted: string): Table {
  const { given } = source;
  const isInline = /^\s*[[{]/.test(given) || /\bcreate\s/i.test(given);
  const file = path.resolve(cwd, given);
  if (!isInline && !statSync(file, { throwIfNoEntry: false })?.isFile())
    return refuseSource(given, 'there is no such file', `It was looked for in ${cwd}.`);
  const text = isInline ? given : textIn(readFileSync(file));
  if (text === null) return refuseSource(given, NOT_UNICODE, SAVE_AS_UTF8);
  const name = isInline ? 'What was given' : given;
  if (source.kind === 'openapi') return readOpenApi(yamlIn(text, name), source.path, name);
  return /^\s*[[{]/.test(text) ? readColumns(jsonIn(text, name), name) : readSql(text, name, wanted);
}

function jsonIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuseSource(name, `it is no JSON (${reasonOf(error)})`, 'Correct it.');
  }
}

/** JSON is YAML too. */
function yamlIn(text: string, name: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    return refuseSource(name, `it is neither JSON nor YAML (${reasonOf(error).split('\n')[0]})`, 'Correct it.');
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
