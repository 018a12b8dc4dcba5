import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import type { ScheduleScope, ScopeDialogProps } from './types.ts';

const SCOPES: readonly ScheduleScope[] = ['this', 'thisAndLater', 'all'];
const scopeOf = (id: string | null): ScheduleScope | null => SCOPES.find((scope) => scope === id) ?? null;

/** Question which times of a repeated schedule are deleted, or changed. Going on without a choice asks for one. @source forms §4, §5 */
export function ScopeDialog({ act = 'remove', initial = 'this', isRunning, onChoose, onClose }: ScopeDialogProps) {
  const { t } = useLingui();
  const [scope, setScope] = useState<ScheduleScope | null>(initial);
  const [isMissing, setMissing] = useState(false);
  function submit() {
    if (scope === null) setMissing(true);
    else onChoose(scope);
  }
  const words = {
    remove: { title: t`Delete schedule`, asks: t`This schedule repeats. What should be deleted?`, missing: t`Choose what to delete` },
    change: { title: t`Change schedule`, asks: t`This schedule repeats. What should be changed?`, missing: t`Choose what to change` },
  }[act];
  return (
    <Dialog
      title={words.title}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          {act === 'remove' ? (
            <Button variant="dangerFilled" isBusy={isRunning} busyLabel={t`Deleting`} onPress={submit}>
              {t`Delete`}
            </Button>
          ) : (
            <Button variant="primary" isBusy={isRunning} busyLabel={t`Saving`} onPress={submit}>
              {t`Save`}
            </Button>
          )}
        </>
      }
    >
      <RadioGroup
        label={words.asks}
        flow="vertical"
        options={[
          { id: 'this', label: t`This schedule` },
          { id: 'thisAndLater', label: t`This and later schedules` },
          { id: 'all', label: t`All schedules` },
        ]}
        value={scope}
        {...(isMissing && { error: words.missing })}
        onChange={(id) => {
          setScope(scopeOf(id));
          setMissing(false);
        }}
      />
    </Dialog>
  );
}
