import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ImportConflict } from '@milepost/kit/conflict-choice';
import { useState } from 'react';
import { fileImportOf } from './fileImportOf.ts';
import type { FileImportAnswer } from './fileImportOf.ts';

/** Choice as it is sent; `ask` writes nothing as long as something of the file is there. @reading R-225 */
export type FileConflict = 'ask' | ImportConflict;

/** File of which something is there already. */
export interface PendingImport {
  readonly file: File;
  readonly existing: FileImportAnswer['existing'];
}

type Counts = object & Pick<FileImportAnswer, 'existing'>;

interface Sent<C extends Counts> {
  readonly msg: string;
  /** Counts as the codec of the operation reads them. */
  readonly counts: C;
}

/** Outcome of a file: the sentence on it, or null while the choice is open. */
export type FileOutcome<C extends Counts> = { readonly words: string; readonly counts: C } | null;

/**
 * Import of a file in one call or two: where nothing of it is there it is added at once, else what is there is named and the choice
 * is offered, and the same file sent again with it.
 * @reading R-225
 */
export function useFileImport<C extends Counts>(send: (file: File, onConflict: FileConflict) => Promise<Sent<C>>) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<PendingImport | null>(null);

  /** Sentence with the counts; the server's own where it does not count. */
  const words = ({ added, overwritten, renamed, skipped }: FileImportAnswer, msg: string): string => {
    const parts = [
      added > 0 && t`${plural(added, { one: '# added', other: '# added' })}`,
      overwritten > 0 && t`${plural(overwritten, { one: '# overwritten', other: '# overwritten' })}`,
      renamed > 0 && t`${plural(renamed, { one: '# added under another name', other: '# added under other names' })}`,
      skipped > 0 && t`${plural(skipped, { one: '# skipped', other: '# skipped' })}`,
    ].filter((part) => part !== false);
    const list = parts.join(t({ message: ', ', context: 'between counts' }));
    return overwritten + renamed + skipped === 0 ? msg || t`Imported` : t`Imported: ${list}`;
  };

  async function run(file: File, onConflict: FileConflict = 'ask'): Promise<FileOutcome<C>> {
    const { msg, counts } = await send(file, onConflict);
    const answer = fileImportOf(counts);
    const { existing } = answer;
    setAsked(existing.length > 0 ? { file, existing } : null);
    if (existing.length > 0) return null;
    return { words: words(answer, msg), counts };
  }
  return { asked, run, forget: () => setAsked(null) };
}
