import { useLingui } from '@lingui/react/macro';
import { useScrollStop } from '@milepost/kit/scroll-stop';
import { visuallyHidden } from '@milepost/kit/theme';
import { useEffect, useRef } from 'react';
import type { CodeLine } from './codeLines.ts';
import * as css from './Code.css.ts';

interface CodeLinesProps {
  /** Name of the file. */
  readonly name: string;
  readonly lines: readonly CodeLine[];
  /** Places of the lines that were looked for. */
  readonly found: readonly number[];
  /** Place of the one that is looked at; null for none. */
  readonly here: number | null;
  readonly onDropFile: (file: File) => void;
}

const SIGNS = { both: ' ', came: '+', went: '−' } as const;
const LOOKS = { both: undefined, came: css.isCame, went: css.isWent } as const;

/** Lines of a file to read, numbered; a file that is dropped on them is compared. */
export function CodeLines({ name, lines, found, here, onDropFile }: CodeLinesProps) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const dropped = useRef(onDropFile);
  const needsStop = useScrollStop(box);
  const isFound = new Set(found);
  useEffect(() => {
    dropped.current = onDropFile;
  }, [onDropFile]);
  useEffect(() => {
    if (here !== null) box.current?.children[here]?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  useEffect(() => {
    const area = box.current;
    // Without this the browser opens the file in place of the page.
    const take = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) dropped.current(file);
    };
    area?.addEventListener('dragover', take);
    area?.addEventListener('drop', drop);
    return () => {
      area?.removeEventListener('dragover', take);
      area?.removeEventListener('drop', drop);
    };
  }, []);
  const words = { both: '', came: t`added`, went: t`only in the other file` } as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and nothing in it takes the focus
    <section ref={box} aria-label={name} tabIndex={needsStop ? 0 : undefined} className={css.code}>
      {lines.map(({ text, as, number }, at) => (
        <code
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place
          key={at}
          className={[css.line, LOOKS[as], isFound.has(at) && css.isFound, at === here && css.isHere].filter(Boolean).join(' ')}
        >
          <span className={css.number} aria-hidden>
            {number ?? ''}
          </span>
          <span className={css.sign} aria-hidden>
            {SIGNS[as]}
          </span>
          {as !== 'both' && <span className={visuallyHidden}>{words[as]}</span>}
          <span>{text || ' '}</span>
        </code>
      ))}
    </section>
  );
}
