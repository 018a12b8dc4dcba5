import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { menuCodecs } from '@milepost/openapi/domains/menu';
import { useRef, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { importMenu } from '../../data/menu/calls.ts';
import { useWrite } from '../../data/useWrite.ts';
import { ConflictQuestion, useFileImport } from '../../features/file-import/index.ts';
import type { FileConflict } from '../../features/file-import/index.ts';
import { FileInput } from '../../features/file-input/index.ts';
import { isSilent, serverWords, useFeedback } from '../../feedback/index.ts';
import { BUTTONS, useCan } from '../../permissions/index.ts';
import { usePageSearch } from '../../routing/index.ts';
import type { Search } from '../../routing/index.ts';
import * as css from './MenuPage.css.ts';

/** Files of menus. @reading R-474 */
const EXTENSION = '.bm';
const address = { read: (search: Search) => search['node'] ?? '' };

/** Adds the entries of a `.bm` file to the system that is shown; one fault in it and nothing is written. @reading R-474 @reading R-225 */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const systemId = usePageSearch(address);
  const feedback = useFeedback();
  const can = useCan();
  const { run, isRunning } = useWrite(importMenu(useApi()));
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const importing = useFileImport(async (file, onConflict) => {
    const { msg, data } = await run({ systemId, file, onConflict });
    return { msg, counts: menuCodecs.importMenu.data.decode(data ?? {}) };
  });

  async function send(file: File, onConflict?: FileConflict) {
    setRefused(null);
    if (!file.name.toLowerCase().endsWith(EXTENSION)) {
      setRefused(t`Only ${EXTENSION} files can be imported. Choose a file that was exported here.`);
      return;
    }
    try {
      const done = await importing.run(file, onConflict);
      if (!done) return;
      feedback.success('save', done.words);
      onClose();
    } catch (error) {
      importing.forget();
      if (!isSilent(error)) setRefused(serverWords(error) ?? t`Request error, please retry`);
    }
  }

  const { asked } = importing;
  return (
    <Dialog
      title={t`Import entries`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={isRunning} busyLabel={t`Importing`} onPress={() => input.current?.click()}>
            {t`Choose a file`}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        <p className={css.hint}>{t`The entries of a ${EXTENSION} file are added to the system that is shown.`}</p>
        {refused !== null && <Alert tone="danger" urgency="assertive" title={refused} />}
        <FileInput ref={input} accept={EXTENSION} onChoose={(file) => void send(file)} />
        {asked && (
          <ConflictQuestion
            asked={asked}
            canOverwrite={can.button(BUTTONS.edit)}
            isRunning={isRunning}
            onChoose={(choice) => void send(asked.file, choice)}
            onClose={importing.forget}
            onAgain={() => void send(asked.file)}
          />
        )}
      </div>
    </Dialog>
  );
}
