import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { MixedText } from '@milepost/kit/data-text';
import { useText } from '@milepost/kit/forms/render';
import { useState } from 'react';
import type { HeldRights } from '../../../data/design/heldRights.ts';
import { useJoinedNames } from '../../../i18n/useJoinedNames.ts';
import type { SeenAs } from './seenAs.ts';
import { WhyHidden } from './WhyHidden.tsx';
import * as css from './Trial.css.ts';

interface SeenLineProps {
  readonly seen: SeenAs;
  readonly held: HeldRights;
  readonly hasList: boolean;
  readonly designAddress: string | null;
}

/** Person or roles a design is tried as, with what they see and may do in one sentence; a button tells why. @source designer §14 */
export function SeenLine({ seen, held, hasList, designAddress }: SeenLineProps) {
  const { t } = useLingui();
  const text = useText();
  const joined = useJoinedNames();
  const [isOpen, setOpen] = useState(false);
  const { person, roles } = held;
  const name = person || joined(roles.map(({ fullName }) => fullName)) || t`somebody without a role`;
  const { columns, fields, rows, notRequested } = seen;
  const buttons = seen.hidden.filter(({ kind }) => kind === 'button').map(({ label }) => text(label));
  const lacking = joined(buttons);
  const rules = joined(rows ?? []);
  const parts = [
    ...(hasList ? [t`sees ${columns.seen} of ${plural(columns.all, { one: '# column', other: '# columns' })}`] : []),
    t`${fields.seen} of ${plural(fields.all, { one: '# field', other: '# fields' })} of the form`,
    buttons.length > 0 ? t`lacks the buttons: ${lacking}` : t`has all buttons`,
    ...(hasList ? [rows === null ? t`all rows` : rows.length === 0 ? t`no data right` : t`rows: ${rules}`] : []),
  ];
  const isFree = Object.values(notRequested).every((one) => one !== null);
  const told = parts.join(t({ message: '; ', context: 'between clauses' }));
  return (
    <section className={css.seen} aria-label={t`Tried as`}>
      <div className={css.sentence} aria-live="polite">
        {!seen.opensPage && !seen.hasEverything && (
          <p className={css.warned}>{t`None of the roles opens the page: it is in no menu of theirs.`}</p>
        )}
        <p className={css.said}>
          <strong>
            <MixedText of={name} />
          </strong>
          {t({ message: ': ', context: 'after a name' })}
          <MixedText of={told} />
        </p>
        {seen.hasEverything && <p className={css.said}>{t`One of the roles has everything.`}</p>}
        {isFree && (
          <p
            className={css.said}
          >{t`Neither the design nor the entry of the menu asks for a right: everybody who opens the page sees all of it.`}</p>
        )}
      </div>
      <Button opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)}>{t`Why?`}</Button>
      {isOpen && <WhyHidden name={name} seen={seen} held={held} designAddress={designAddress} onClose={() => setOpen(false)} />}
    </section>
  );
}
