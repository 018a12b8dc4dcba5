import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CommandFailure, EXIT } from '../../failure.ts';

/** File of a revision's description. */
const BUNDLE = 'openapi/generated/openapi.json';

type Json = Readonly<Record<string, unknown>>;

/**
 * A description by what was typed: a file of JSON, or a git revision of this repository.
 * @throws CommandFailure 3 when there is none, or it is no OpenAPI document: a comparison that could not be made must not look like "no changes"
 */
export function readDescription(what: string): Json {
  const text = existsSync(what) ? readFileSync(what, 'utf8') : ofRevision(what);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new CommandFailure(EXIT.environment, `[openapi] ${what} is no JSON, so nothing was compared. Name a bundled description.`, error);
  }
  if (!isJson(document) || !isJson(document['paths']))
    throw new CommandFailure(
      EXIT.environment,
      `[openapi] ${what} is no OpenAPI document (it has no paths), so nothing was compared. Name a bundled description.`,
    );
  return document;
}

function ofRevision(revision: string): string {
  try {
    return execFileSync('git', ['show', '--end-of-options', `${revision}:${BUNDLE}`], {
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new CommandFailure(
      EXIT.environment,
      `[openapi] ${revision} is neither a file nor a git revision that holds ${BUNDLE}, so nothing was compared. Name a file or a revision.`,
      error,
    );
  }
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
