import type { FormSpec } from '@milepost/kit/forms/grammar';
import { FormFields, SurroundingsProvider, useFormSummary } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { Button } from '@milepost/kit/button';
import { useState } from 'react';
import { useConsoleSurroundings } from '../../features/resource/form/useSurroundings.ts';
import { codes } from './samples/codes.ts';
import { dates } from './samples/dates.ts';
import { designed } from './samples/designed.ts';
import { files } from './samples/files.ts';
import { numbers } from './samples/numbers.ts';
import { patterns } from './samples/patterns.ts';
import { tables } from './samples/tables.ts';
import { texts } from './samples/texts.ts';
import { RecordTrial } from './RecordTrial.tsx';
import * as css from './DevFormPage.css.ts';

/** Samples of controls, a file for each family. */
const SPEC: FormSpec = { parts: [...numbers, ...texts, ...dates, ...patterns, ...codes, ...files, ...tables, ...designed] };

/** Every control of the form engine that no page has yet: as a form, and the same values as a record to read. */
export function ControlsTrial() {
  const surroundings = useConsoleSurroundings();
  const [store] = useState(() => createFormStore<Record<string, unknown>>(SPEC, {}));
  const [saved, setSaved] = useState('');
  // Drawn again with whatever the summary says; the values themselves are told by Save.
  useFormSummary(store);
  const save = () => {
    if (store.tryToSave()) setSaved(JSON.stringify(store.snapshot(), null, 2));
  };
  return (
    <SurroundingsProvider value={surroundings}>
      <section className={css.controls} aria-label="Controls">
        <h2>Controls</h2>
        <FormFields spec={SPEC} store={store} name="trial" onSubmit={save} />
        <div>
          <Button onPress={save}>Show values</Button>
        </div>
        <pre data-values="">{saved}</pre>
        <RecordTrial parts={SPEC.parts} values={store.snapshot} />
        <h2>Record</h2>
        <FormFields spec={SPEC} store={store} name="trial-record" isReadOnly />
      </section>
    </SurroundingsProvider>
  );
}
