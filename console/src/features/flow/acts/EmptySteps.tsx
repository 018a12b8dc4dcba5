import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import type { Part } from '@milepost/kit/forms/grammar';
import { FormFields, SurroundingsProvider } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { useState } from 'react';
import type { Acted } from '../../../data/workflow/acts.ts';
import { picks } from '../../resource/index.ts';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import type { PeopleByStep } from './types.ts';

interface EmptyStepsProps {
  readonly steps: Acted['emptySteps'];
  readonly onChosen: (people: PeopleByStep) => void;
  readonly onClose: () => void;
}

/** Asks for the people of steps that turned out to have none. @reading R-697 */
export function EmptySteps({ steps, onChosen, onClose }: EmptyStepsProps) {
  const { t } = useLingui();
  const [spec] = useState(() => ({
    parts: [
      { part: 'note', tone: 'warning', text: msg`Nobody would handle the next step. Choose who does.` } as const,
      ...steps.map(({ nodeCode, nodeName }) => picks(`people.${nodeCode}`, msg`People for ${nodeName}`, 'worker', { required: true })),
    ] as readonly Part[],
  }));
  const [store] = useState(() => createFormStore<{ people: PeopleByStep }>(spec, { people: {} }));
  const surroundings = useConsoleSurroundings();
  const submit = () => {
    if (store.tryToSave()) onChosen(store.snapshot().people);
  };
  return (
    <Dialog
      title={t`Steps without people`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={submit}>{t`Continue`}</Button>
        </>
      }
    >
      <SurroundingsProvider value={surroundings}>
        <FormFields spec={spec} store={store} name="empty-steps" onSubmit={submit} />
      </SurroundingsProvider>
    </Dialog>
  );
}
