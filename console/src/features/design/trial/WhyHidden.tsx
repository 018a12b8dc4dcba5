import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { MixedText } from '@milepost/kit/data-text';
import { Dialog } from '@milepost/kit/dialog';
import { useText } from '@milepost/kit/forms/render';
import { Heading } from '@milepost/kit/heading-level';
import type { HeldRights } from '../../../data/design/heldRights.ts';
import { useJoinedNames } from '../../../i18n/useJoinedNames.ts';
import { RouteLink } from '../../route-link/index.ts';
import { menuPath } from '../../../i18n/menuName.ts';
import { SEEN_KINDS } from './seenAs.ts';
import type { HiddenPart, NotRequested, SeenAs, SeenKind } from './seenAs.ts';
import * as css from './Trial.css.ts';

/** Pages on which rights are given, and the switches stand. */
const ROLES = '/permission/role';
const MENU = '/system/menu';

const TITLES: Readonly<Record<SeenKind, MessageDescriptor>> = {
  column: msg`Columns`,
  field: msg`Fields`,
  button: msg({ message: 'Buttons', context: 'rights' }),
  row: msg({ message: 'Rows', context: 'rights' }),
};
const EVERYBODY: Readonly<Record<Exclude<NotRequested, null>, MessageDescriptor>> = {
  design: msg`The design asks for no right here: everybody who opens the page has all of it.`,
  entry: msg`The entry of the menu has this kind of rights switched off: everybody who opens the page has all of it.`,
};

interface WhyHiddenProps {
  readonly name: string;
  readonly seen: SeenAs;
  readonly held: HeldRights;
  /** Address of the designer; null for who may not design. */
  readonly designAddress: string | null;
  readonly onClose: () => void;
}

/** Each part that is not drawn for somebody, the reason, and the way to where it is changed. @source designer §14 */
export function WhyHidden({ name, seen, held, designAddress, onClose }: WhyHiddenProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      widthPx={800}
      title={t`Why ${name} sees this`}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t`Close`}
        </Button>
      }
    >
      <div className={css.kinds}>
        <Roles held={held} />
        {SEEN_KINDS.map((kind) => (
          <section key={kind} className={css.lines}>
            <Heading className={css.heading}>{i18n._(TITLES[kind])}</Heading>
            <OfKind kind={kind} seen={seen} held={held} designAddress={designAddress} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** The roles that count, and those that do not. */
function Roles({ held: { roles, place } }: Pick<WhyHiddenProps, 'held'>) {
  const { i18n, t } = useLingui();
  const path = menuPath(place.path, i18n);
  return (
    <section className={css.lines}>
      <p className={css.text}>
        <MixedText of={t`Rights are those of the entry ${path}`} />
      </p>
      {roles.length === 0 && <p className={css.text}>{t`No role: nobody opens the page without one.`}</p>}
      <ul className={css.lines}>
        {roles.map(({ id, fullName, enCode, isEnabled, opensPage, refusal }) => (
          <li key={id} className={css.line}>
            <RouteLink to={`${ROLES}?${new URLSearchParams({ keyword: enCode })}`} className={css.link}>
              <MixedText of={fullName} />
            </RouteLink>
            <span className={css.reason}>
              {!isEnabled
                ? t`The role is disabled: it gives nothing.`
                : refusal !== null
                  ? refusal || t`The role has everything.`
                  : opensPage
                    ? t`The role opens the page.`
                    : t`The role does not open the page.`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfKind({ kind, seen, held, designAddress }: Omit<WhyHiddenProps, 'name' | 'onClose'> & { readonly kind: SeenKind }) {
  const { t, i18n } = useLingui();
  const joined = useJoinedNames();
  const notRequested = seen.notRequested[kind];
  if (notRequested !== null) {
    const to = notRequested === 'design' ? designAddress : MENU;
    return (
      <p className={css.line}>
        <span className={css.reason}>{i18n._(EVERYBODY[notRequested])}</span>
        {to !== null && (
          <RouteLink to={to} className={css.link}>
            {notRequested === 'design' ? t`To the design` : t`To the menu`}
          </RouteLink>
        )}
      </p>
    );
  }
  if (kind === 'row') {
    const { rows } = seen;
    const names = joined(rows ?? []);
    return (
      <p className={css.text}>
        <MixedText
          of={
            rows === null
              ? t`All rows.`
              : rows.length === 0
                ? t`None of the roles has a data right here: which rows they see is for the server to say.`
                : t`Rows by these rules: ${names}`
          }
        />
      </p>
    );
  }
  const hidden = seen.hidden.filter((part) => part.kind === kind);
  if (hidden.length === 0) return <p className={css.text}>{t`Nothing is hidden.`}</p>;
  return (
    <ul className={css.lines}>
      {hidden.map((part) => (
        <HiddenLine key={part.code} part={part} held={held} />
      ))}
    </ul>
  );
}

function HiddenLine({ part: { label, code, reason }, held: { roles } }: { readonly part: HiddenPart; readonly held: HeldRights }) {
  const { t } = useLingui();
  const text = useText();
  const joined = useJoinedNames();
  const names = joined(roles.filter(({ isEnabled }) => isEnabled).map(({ fullName }) => fullName));
  const [role] = roles;
  const why = {
    lacking: names === '' ? t`There is no role that could have the right.` : t`The right to it is missing in: ${names}`,
    off: t`The right to it is switched off, so that nobody has it.`,
    noRight: t`The entry of the menu has no right to it yet: only administrators see it.`,
  }[reason];
  return (
    <li className={css.line}>
      <strong>
        <MixedText of={text(label)} />
      </strong>
      <span className={css.reason}>
        <MixedText of={why} /> <code>{code}</code>
      </span>
      {reason === 'lacking' && role ? (
        <RouteLink to={`${ROLES}?${new URLSearchParams({ keyword: role.enCode })}`} className={css.link}>{t`To the role`}</RouteLink>
      ) : (
        <RouteLink to={MENU} className={css.link}>{t`To the menu`}</RouteLink>
      )}
    </li>
  );
}
