import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { RadioGroup } from '@milepost/kit/radio-group';
import { SCOPES } from '@milepost/openapi/domains/schedule';
import type { ScheduleScope } from '@milepost/openapi/domains/schedule';
import { useState } from 'react';

interface ScopeDialogProps {
  /** Chosen at first. @defaultValue this schedule @source forms §4 */
  readonly initial?: ScheduleScope | null;
  readonly isRunning: boolean;
  readonly onChoose: (scope: ScheduleScope) => void;
  readonly onClose: () => void;
}

const scopeOf = (id: string | null): ScheduleScope | null => Object.values(SCOPES).find((scope) => String(scope) === id) ?? null;

/** Question which times of a repeated schedule are deleted. Deleting without a choice asks for one. @source forms §4, §5 */
export function ScopeDialog({ initial = SCOPES.this, isRunning, onChoose, onClose }: ScopeDialogProps) {
  const { t } = useLingui();
  const [scope, setScope] = useState<ScheduleScope | null>(initial);
  const [isMissing, setMissing] = useState(false);
  function submit() {
    if (scope === null) setMissing(true);
    else onChoose(scope);
  }
  return (
    <Dialog
      title={t`Delete schedule`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="dangerFilled" isBusy={isRunning} busyLabel={t`Deleting`} onPress={submit}>
            {t`Delete`}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t`This schedule repeats. What should be deleted?`}
        flow="vertical"
        options={[
          { id: String(SCOPES.this), label: t`This schedule` },
          { id: String(SCOPES.thisAndLater), label: t`This and later schedules` },
          { id: String(SCOPES.all), label: t`All schedules` },
        ]}
        value={scope === null ? null : String(scope)}
        {...(isMissing && { error: t`Choose what to delete` })}
        onChange={(id) => {
          setScope(scopeOf(id));
          setMissing(false);
        }}
      />
    </Dialog>
  );
}
