import { nearest } from '../../../templates/nearest.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import type { ProposedControl } from './controls.ts';

/** Folders in which the sandbox writes its dictionaries down. */
const FOLDERS = ['openapi/servers/sandbox/seed/dictionaries', 'openapi/servers/sandbox/resources/page-dictionaries'];
const CODE = /\b(?:list|tree)\(\s*'[^']+',\s*'([^']+)'/g;

/** Codes of the dictionaries a fresh sandbox has. */
export const dictionaryCodes = (snapshot: Snapshot): string[] =>
  FOLDERS.flatMap((folder) =>
    snapshot
      .names(folder)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...(snapshot.read(`${folder}/${file}`) ?? '').matchAll(CODE)].map(([, code = '']) => code)),
  );

/** Notes on dictionaries the sandbox does not have: another server may. */
export const unknownDictionaries = (controls: ReadonlyMap<string, ProposedControl>, codes: readonly string[]): string[] =>
  [...controls].flatMap(([name, wanted]) => {
    if (wanted.kind !== 'dictionary' || codes.includes(wanted.enCode)) return [];
    const meant = nearest(wanted.enCode, codes);
    const near = meant.length > 0 ? ` Did you mean ${meant.join(', ')}?` : '';
    return [`The sandbox has no dictionary "${wanted.enCode}", so ${name} offers nothing there.${near}`];
  });
