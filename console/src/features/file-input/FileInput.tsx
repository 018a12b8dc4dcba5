import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';

interface FileInputProps {
  /** Pressed by the button that is seen. */
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Endings of the files that are offered, such as `.bb`. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** The browser's own choice of one file, behind a button of ours. */
export function FileInput({ ref, accept, onChoose }: FileInputProps) {
  const { t } = useLingui();
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      aria-label={t`File to import`}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        // The same file may be chosen again after it was mended.
        event.target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}
