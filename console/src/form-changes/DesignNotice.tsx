import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { useText } from '@milepost/kit/forms/render';
import { useEffect, useRef } from 'react';
import { useJoinedNames } from '../i18n/useJoinedNames.ts';
import type { DesignChange } from './designChanges.ts';
import { useValueText } from './useValueText.ts';
import * as css from './DesignNotice.css.ts';

type Kind<Name> = Extract<DesignChange, { kind: Name }>;

/** Notice above a form whose design was released anew while it was open: what has become other for who fills it in. @reading R-163 */
export default function DesignNotice({ changes }: { readonly changes: readonly DesignChange[] }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const lines = useChangeLines(changes);
  // A field that is gone takes the keyboard along.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) box.current?.focus();
  }, [changes]);
  return (
    <div ref={box} tabIndex={-1} data-design-notice="">
      <Alert
        key={lines.join('\n')}
        urgency="polite"
        title={t`This form was updated while you had it open`}
        description={
          <>
            {lines.length > 0 && (
              <ul className={css.changes}>
                {lines.map((line) => (
                  <li key={line}>{line} </li>
                ))}
              </ul>
            )}
            {t`What you typed is still here. Look it over and save again.`}
          </>
        }
      />
    </div>
  );
}

/** The changes in words: what was lost first, then what is to be done. */
function useChangeLines(changes: readonly DesignChange[]): readonly string[] {
  const { t } = useLingui();
  const text = useText();
  const joined = useJoinedNames();
  const valueText = useValueText();
  const of = <Name extends DesignChange['kind']>(kind: Name) => changes.filter((change): change is Kind<Name> => change.kind === kind);
  const names = (some: readonly DesignChange[]): string => joined(some.map(({ control }) => text(control.label)));
  const line = (some: readonly DesignChange[], say: (names: string) => string) => (some.length === 0 ? [] : [say(names(some))]);
  const gone = changes.filter(
    (change): change is Kind<'removed'> | Kind<'turned'> => change.kind === 'removed' || change.kind === 'turned',
  );
  return [
    ...line(of('removed'), (fields) => t`No longer in the form: ${fields}`),
    ...line(of('turned'), (fields) => t`To be filled in anew: ${fields}`),
    ...gone.flatMap(({ control, typed }) => {
      if (typed === undefined) return [];
      const [label, words] = [text(control.label), valueText(control, typed)];
      return [t`What you had typed in ${label}: ${words}`];
    }),
    ...line(
      of('added').filter(({ isRequired }) => isRequired),
      (fields) => t`New and required: ${fields}`,
    ),
    ...line(
      of('added').filter(({ isRequired }) => !isRequired),
      (fields) => t`New: ${fields}`,
    ),
    ...line(of('required'), (fields) => t`Required now: ${fields}`),
    ...of('renamed').map(({ control, before }) => {
      const [was, is] = [text(before.label), text(control.label)];
      return t`${was} is called ${is} now`;
    }),
  ];
}
