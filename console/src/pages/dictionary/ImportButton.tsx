import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { Button } from '@milepost/kit/button';
import { useToaster } from '@milepost/kit/toast';
import { dictionaryCodecs } from '@milepost/openapi/domains/dictionary';
import { Upload } from 'lucide';
import { useEffect, useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { importDictionary } from '../../data/dictionary/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { ConflictQuestion, useFileImport } from '../../features/file-import/index.ts';
import type { FileConflict } from '../../features/file-import/index.ts';
import { FileInput } from '../../features/file-input/index.ts';
import { FEEDBACK_MS, isSilent, serverWords } from '../../feedback/index.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { BUTTONS, useCan } from '../../permissions/index.ts';
import { $import, beginImport, endImport, forgetImport, tellImport } from './imports.ts';
import type { ImportOutcome } from './ImportReport.tsx';
import * as css from './Import.css.ts';

const ImportReport = lazyDialog(() => import('./ImportReport.tsx'));

/** Extension the upload accepts. @source admin §2, §5 */
const EXTENSION = '.bdd';

/**
 * Chooses a `.bdd` file, sends it, and reports what came of it: here, or as a message and the next time the button is on the
 * page where it is gone by then. @reading R-333
 */
export function ImportButton() {
  const { t } = useLingui();
  const toaster = useToaster();
  const { run } = useWrite(importDictionary(useApi()));
  const standing = useStore($import);
  const input = useRef<HTMLInputElement>(null);
  const isHere = useIsHere();
  const can = useCan();
  const importing = useFileImport(async (file, onConflict) => {
    const { data, msg } = await run({ file, onConflict });
    return { msg, counts: dictionaryCodecs.importDictionary.data.decode(data) };
  });
  const { asked } = importing;

  async function outcomeOf(file: File, onConflict: FileConflict): Promise<ImportOutcome | null> {
    const refused = (reason: string) => ({ kind: 'refused', fileName: file.name, reason }) as const;
    if (!file.name.toLowerCase().endsWith(EXTENSION))
      return refused(t`Only ${EXTENSION} files can be imported. Choose a file that was exported here.`);
    try {
      const done = await importing.run(file, onConflict);
      if (!done) return null;
      const { counts, words } = done;
      return { kind: 'done', fileName: file.name, counts, msg: words };
    } catch (error) {
      importing.forget();
      return isSilent(error) ? null : refused(serverWords(error) ?? t`Request error, please retry`);
    }
  }
  async function send(file: File, onConflict: FileConflict = 'ask') {
    if (!beginImport()) return;
    const outcome = await outcomeOf(file, onConflict);
    endImport(outcome);
    if (!outcome || isHere.current) return;
    if (outcome.kind === 'done') toaster.show({ tone: 'success', title: outcome.msg || t`Imported`, durationMs: FEEDBACK_MS.save });
    else toaster.show({ tone: 'error', title: outcome.reason, durationMs: FEEDBACK_MS.error });
  }

  return (
    <>
      <Button
        icon={Upload}
        isBusy={standing.kind === 'running'}
        busyLabel={t`Importing`}
        describedBy="import-accepts"
        onPress={() => input.current?.click()}
      >
        {t`Import`}
      </Button>
      <span id="import-accepts" className={`${css.facts} ${css.spokenWhereNarrow}`}>
        {t`${EXTENSION} files`}
      </span>
      <FileInput ref={input} accept={EXTENSION} onChoose={(file) => void send(file)} />
      {asked && (
        <ConflictQuestion
          asked={asked}
          canOverwrite={can.button(BUTTONS.edit)}
          isRunning={standing.kind === 'running'}
          onChoose={(choice) => void send(asked.file, choice)}
          onClose={importing.forget}
          onAgain={() => void send(asked.file)}
        />
      )}
      {standing.kind === 'answered' && (
        <ImportReport outcome={standing.outcome} onClose={forgetImport} onAgain={() => tellImport(standing.outcome)} />
      )}
    </>
  );
}

/** True while the button is still on the page. */
function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
