import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { StatePanel } from '@milepost/kit/state-panel';
import { Steps } from '@milepost/kit/steps';
import type { RightStep } from '@milepost/openapi/domains/authority';
import { serverWords } from '../../feedback/index.ts';
import { Checks } from './Checks.tsx';
import { difference, STEPS } from './rights.ts';
import { useAuthorise } from './useAuthorise.ts';
import * as css from './Authorise.css.ts';

interface AuthoriseProps {
  /** Role the rights are for. */
  readonly row: { readonly id: string; readonly fullName: string };
  readonly onClose: () => void;
}

/** Gives a role its rights, step by step: systems, menu entries, then what may be pressed and seen on them. @source admin §2 */
export default function Authorise({ row, onClose }: AuthoriseProps) {
  const { t } = useLingui();
  const rights = useAuthorise(row.id, onClose);
  const { at, step, seen } = rights;
  const { added, removed } = difference(seen);
  const roleName = row.fullName;
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
      title={t`Authorise: ${roleName}`}
      widthPx={1000}
      onClose={onClose}
      guard={rights.mayLeave}
      footerNote={added + removed > 0 ? t`${added} given, ${removed} taken` : undefined}
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
