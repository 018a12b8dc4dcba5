import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { TextField } from '@milepost/kit/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { isSilent, serverWords } from '../../../feedback/index.ts';

interface QueryNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Keeps the conditions under this name. A refusal is told at the field. */
  readonly keep: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Longest name of kept conditions. @reading R-698 */
const MAX_CHARS = 50;
const FORM = 'saved-query-name';

/** Asks for the name conditions are kept under. */
export function QueryNameDialog({ title, name: before, keep, onClose }: QueryNameDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(before);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What opened it may stand in a form of its own.
    event.stopPropagation();
    const given = name.trim();
    if (isBusy) return;
    if (given === '') return setError(t`Enter a name`);
    if (Array.from(given).length > MAX_CHARS) return setError(t`A name has at most ${MAX_CHARS} characters`);
    setBusy(true);
    try {
      await keep(given);
      onClose();
    } catch (failure) {
      if (!isSilent(failure)) setError(serverWords(failure) ?? t`Request error, please retry`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={isBusy} onPress={() => document.querySelector<HTMLFormElement>(`#${FORM}`)?.requestSubmit()}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t({ message: 'Name', context: 'saved query' })}
          isRequired
          value={name}
          maxChars={MAX_CHARS}
          spellCheck={false}
          error={error}
          onChange={(next) => {
            setName(next);
            setError('');
          }}
        />
      </form>
    </Dialog>
  );
}
