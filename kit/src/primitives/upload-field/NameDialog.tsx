import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { renamed, stemOf } from '../../engines/upload/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { TextField } from '../text-field/index.ts';
import { nameForm } from './UploadField.css.ts';

export interface NameDialogProps {
  readonly files: readonly File[];
  /** The files as they shall be called; none of them when the person gave up. */
  readonly onAnswer: (files: readonly File[]) => void;
}

/** Names of files before they are sent; what stands after the last dot stays. @source forms §5 @reading R-670 */
export default function NameDialog({ files, onAnswer }: NameDialogProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const formId = useId();
  const [stems, setStems] = useState(() => files.map(({ name }) => stemOf(name)));
  const [isTried, setTried] = useState(false);
  const problemAt = (at: number) => (stems[at]?.trim() === '' ? t`Give the file a name` : undefined);
  function send() {
    setTried(true);
    const first = stems.findIndex((_, at) => problemAt(at));
    if (first < 0) return onAnswer(files.map((file, at) => renamed(file, stems[at]?.trim() ?? '')));
    announcer.say(problemAt(first) ?? '', 'assertive');
    document.getElementById(`${formId}${first}`)?.focus();
  }
  return (
    <Dialog
      title={t`Names of the files`}
      widthPx={600}
      onClose={() => onAnswer([])}
      footer={
        <>
          <Button onPress={() => onAnswer([])}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={send}>
            {t({ message: 'Upload', context: 'button' })}
          </Button>
        </>
      }
    >
      <form
        className={nameForm}
        onSubmit={(event) => {
          event.preventDefault();
          // The form below the dialog is none of its own.
          event.stopPropagation();
          send();
        }}
      >
        {files.map((file, at) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- two files may have one name; the list never changes
            key={at}
            id={`${formId}${at}`}
            label={files.length === 1 ? t`File name` : t`Name of file ${at + 1}, ${file.name}`}
            isRequired
            suffix={file.name.slice(stemOf(file.name).length) || undefined}
            value={stems[at] ?? ''}
            error={isTried ? problemAt(at) : undefined}
            onChange={(stem) => setStems((before) => before.map((other, index) => (index === at ? stem : other)))}
          />
        ))}
        {/* Enter in a field sends: a form of several fields needs a button for it. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
