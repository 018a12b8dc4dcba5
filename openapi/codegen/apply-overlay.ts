import { readFile } from 'node:fs/promises';
import { openapiOverlay } from 'openapi-format';
import { parse } from 'yaml';
import { isRecord, type JsonRecord } from './record.ts';

/** Versions of the documented servers that spell calls otherwise, and the files of overlays/ that say how, in order. */
export const OVERLAYS = { 'net-3.6': ['since-3.6', 'net-3.6'], 'java-6.1': ['since-3.6', 'java-6.1'] } as const;

/**
 * The description in another version's spelling.
 * @throws {Error} naming every action that changes nothing: its target is gone or was never there
 */
export async function applyOverlay(document: JsonRecord, file: string): Promise<JsonRecord> {
  const overlay: unknown = parse(await readFile(file, 'utf8'));
  if (!isRecord(overlay)) throw new Error(`[api] ${file} is no overlay. It must be an object with actions.`);
  const { data, resultData } = await openapiOverlay(structuredClone({ ...document }) as never, { overlaySet: overlay } as never);
  const unused: readonly unknown[] = (resultData as { unusedActions?: readonly unknown[] } | undefined)?.unusedActions ?? [];
  if (unused.length > 0)
    throw new Error(`[api] ${file} has actions that change nothing: ${JSON.stringify(unused)}. Correct their targets.`);
  if (!isRecord(data)) throw new Error(`[api] ${file} leaves no document. Look at its actions.`);
  return data;
}
