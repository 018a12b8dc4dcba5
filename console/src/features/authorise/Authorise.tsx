import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { StatePanel } from '@milepost/kit/state-panel';
import { Steps } from '@milepost/kit/steps';
import type { RightStep } from '@milepost/openapi/domains/authority';
import { serverWords } from '../../feedback/index.ts';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { Checks } from './Checks.tsx';
import { difference, STEPS } from './rights.ts';
import { useAuthorise } from './useAuthorise.ts';
import * as css from './Authorise.css.ts';

interface Role {
  readonly id: string;
  readonly fullName: string;
}

interface AuthoriseProps {
  /** Role the rights are for. */
  readonly row: Role;
  readonly onClose: () => void;
}

/** Gives a role its rights. */
export default function Authorise({ row, onClose }: AuthoriseProps) {
  return <AuthoriseRoles rows={[row]} onClose={onClose} />;
}

interface AuthoriseRolesProps {
  /** Roles the rights are for; what several are given comes beside what each has. */
  readonly rows: readonly Role[];
  readonly onClose: () => void;
}

/** Gives roles rights, step by step: systems, menu entries, then what may be pressed and seen on them. @source admin §2 @reading R-470 */
export function AuthoriseRoles({ rows, onClose }: AuthoriseRolesProps) {
  const { t } = useLingui();
  const joined = useJoinedNames();
  const rights = useAuthorise(
    rows.map(({ id }) => id),
    onClose,
  );
  const count = rows.length;
  const { at, step, seen } = rights;
  const { added, removed } = difference(seen);
  const roleName = joined(rows.map(({ fullName }) => fullName));
  const words: Record<RightStep, string> = {
    system: t`Systems`,
    menu: t`Menu rights`,
    button: t`Button rights`,
    column: t`Column rights`,
    form: t`Form rights`,
    data: t`Data rights`,
  };
  const place = STEPS.indexOf(at);
  const last = place === STEPS.length - 1;
  return (
    <Dialog
      title={count === 1 ? t`Authorise: ${roleName}` : t`Authorise ${count} roles`}
      widthPx={1000}
      onClose={onClose}
      guard={rights.mayLeave}
      footerNote={added + removed === 0 ? undefined : count > 1 ? t`${added} given` : t`${added} given, ${removed} taken`}
      footer={
        <>
          <Button onPress={() => void rights.leave()}>{t`Cancel`}</Button>
          {place > 0 && <Button onPress={() => rights.goTo(STEPS[place - 1] ?? 'system')}>{t`Previous`}</Button>}
          <Button
            variant="primary"
            isBusy={rights.isSaving}
            busyLabel={t`Saving`}
            isDisabled={!step}
            onPress={() => (last ? void rights.save() : rights.goTo(STEPS[place + 1] ?? 'data'))}
          >
            {last ? t`Save` : t`Next`}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        {count > 1 && (
          <Alert
            tone="info"
            title={t`What you choose is given to all of them, beside the rights each of them has. Nothing is taken away.`}
            description={roleName}
          />
        )}
        <Steps
          label={t`Steps`}
          steps={STEPS.map((id) => ({ id, label: words[id] }))}
          currentId={at}
          onGoBack={(id) => rights.goTo(id as RightStep)}
        />
        {rights.error ? (
          <StatePanel kind="failed" title={t`The rights did not load`} actions={<Button onPress={rights.retry}>{t`Retry`}</Button>}>
            {serverWords(rights.error) ?? t`Request error, please retry`}
          </StatePanel>
        ) : step?.nodes.length === 0 ? (
          <StatePanel kind="empty" title={t`Nothing to give in this step`} />
        ) : (
          <Checks key={at} label={words[at]} nodes={step?.nodes ?? null} chosen={step?.chosen ?? null} onChoose={rights.choose} />
        )}
      </div>
    </Dialog>
  );
}
