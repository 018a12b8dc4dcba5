import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { useMemo, useState } from 'react';
import { comparedLines, foundLines, linesOf } from './codeLines.ts';

/** A file of code. */
interface CodeFile {
  readonly path: string;
  readonly text: string;
}

/** Largest file that is compared, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

/** State of looking at the files of a design: which one, what is looked for, and what it is compared with. */
export function useCodeView(files: readonly CodeFile[]) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [chosen, setChosen] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const [turn, setTurn] = useState(0);
  const [existing, setExisting] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const [message, setMessage] = useState('');
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  const lines = useMemo(() => (file ? (existing ? comparedLines(file.text, existing.text) : linesOf(file.text)) : []), [file, existing]);
  const found = foundLines(lines, sought);
  const here = found.length === 0 ? null : (found[turn % found.length] ?? null);
  const say = (words: string) => {
    setMessage(words);
    announcer.say(words);
  };

  return {
    file,
    lines,
    found,
    here,
    sought,
    existing,
    message,
    say,
    choose(path: string | null) {
      setChosen(path);
      setExisting(null);
      setTurn(0);
    },
    look(words: string) {
      setSought(words);
      setTurn(0);
    },
    /** Goes to the next line that was looked for, from the first on. */
    next() {
      if (found.length === 0) return say(t`Nothing found`);
      const isNew = message === '' || here === null;
      const at = isNew ? turn % found.length : (turn + 1) % found.length;
      setTurn(at);
      const [line, count, all] = [(found[at] ?? 0) + 1, at + 1, found.length];
      return say(t`Line ${line}, ${count} of ${all}`);
    },
    async compare(from: File) {
      if (from.size > MOST_BYTES) return say(t`The file is larger than 2 MB. Choose the file of the page.`);
      const [text, fileName] = [await from.text(), from.name];
      setExisting({ name: fileName, text });
      const differing = comparedLines(file?.text ?? '', text).filter(({ as }) => as !== 'both').length;
      return say(
        differing === 0 ? t`No difference to ${fileName}` : t`${plural(differing, { one: '# line differs', other: '# lines differ' })}`,
      );
    },
    stopComparing: () => setExisting(null),
    async copy() {
      try {
        await navigator.clipboard.writeText(file?.text ?? '');
        say(t`Copied`);
      } catch {
        say(t`This browser lets nothing be copied from here. Save the file instead.`);
      }
    },
  };
}
