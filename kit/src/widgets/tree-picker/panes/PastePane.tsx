import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, CircleCheck, CircleHelp, CircleX } from 'lucide';
import { useId } from 'react';
import { Button, IconButton } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { MAX_PASTED_NAMES, standsAt, usePastedNames } from '../headless.ts';
import type { PastedNamesOptions } from '../headless.ts';
import { choice, choices, actions, line, list, note, pastePane, report, title, titleRow, tone } from './PastePane.css.ts';

/** A list of names or numbers is pasted, looked up and chosen; what was not found, or may mean several, is said one by one. @reading R-181 */
export function PastePane(props: PastedNamesOptions) {
  const { t } = useLingui();
  const names = usePastedNames(props);
  return (
    <section {...names.getPasteProps({ className: pastePane })} aria-label={t`Paste names`}>
      <div className={titleRow}>
        <IconButton icon={ArrowLeft} label={t`Back to the list`} onPress={props.onClose} />
        <h3 className={title}>{t`Paste names`}</h3>
      </div>
      <TextField
        label={t`Names or numbers`}
        help={t`One per line or between commas, at most ${{ max: MAX_PASTED_NAMES }}`}
        rows={4}
        value={names.text}
        onChange={names.setText}
        inputRef={names.fieldRef}
        spellCheck={false}
        error={names.error ?? undefined}
      />
      <div className={actions}>
        <Button isBusy={names.status === 'looking'} busyLabel={t`Looking up`} onPress={names.look}>
          {t`Look up and choose`}
        </Button>
      </div>
      {names.result && <Report {...names.result} candidateProps={names.candidateProps} />}
    </section>
  );
}

type Names = ReturnType<typeof usePastedNames>;

function Report({ count, found, open, candidateProps }: NonNullable<Names['result']> & Pick<Names, 'candidateProps'>) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <div className={report}>
      <p id={headingId} className={line}>
        <span className={tone.found}>
          <Icon of={CircleCheck} size="s" />
        </span>
        {t`${{ found }} of ${{ count }} found`}
      </p>
      <ul className={list} aria-labelledby={headingId}>
        {open.map((name) => (
          <li key={name.text}>
            <span className={line}>
              <span className={tone[name.kind]}>
                <Icon of={name.kind === 'notFound' ? CircleX : CircleHelp} size="s" />
              </span>
              {name.kind === 'notFound' ? t`${{ name: name.text }}: not found` : t`${{ name: name.text }}: several, say which`}
            </span>
            {name.kind === 'ambiguous' && (
              <span className={choices}>
                {name.nodes.map((node) => (
                  <button key={node.id} {...candidateProps(node, { className: choice })}>
                    {node.fullName} <span className={note}>{[standsAt(node), node.code].filter(Boolean).join(' · ')}</span>
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
