import { useMemo, useState } from 'react';
import { TreePicker } from '@milepost/kit/tree-picker';
import type { PickerSpec } from '@milepost/kit/tree-picker';
import { useLookups } from '../../data/lookups/index.ts';
import { pickerFeeds } from '../../features/pickers/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import * as css from './DevPickersPage.css.ts';
import { DataPickers } from './DataPickers.tsx';
import { pickerSpecs } from './pickerSpecs.ts';

type Value = Parameters<typeof TreePicker>[0]['value'];

/** Every picker over the running backend, with what it would store. For trying out only, so in English. */
export default function DevPickersPage() {
  const lookups = useLookups();
  const { currentUser } = useSession();
  const overlays = useOverlays();
  const specs = useMemo(() => pickerSpecs(pickerFeeds(lookups, currentUser.user), overlays), [lookups, currentUser.user, overlays]);
  return (
    <section className={css.sheet} lang="en" aria-labelledby="dev-pickers">
      <h1 id="dev-pickers" className={css.heading}>
        Pickers
      </h1>
      <div className={css.fields}>
        {Object.entries(specs).map(([label, spec]) => (
          <Trial key={label} label={label} spec={spec} />
        ))}
        <DataPickers />
      </div>
    </section>
  );
}

function Trial({ label, spec }: { readonly label: string; readonly spec: PickerSpec }) {
  const [value, setValue] = useState<Value>(null);
  return (
    <div>
      <TreePicker label={label} spec={spec} value={value} onChange={setValue} />
      <output className={css.stored} aria-label={`${label}: stored`}>
        {JSON.stringify(value)}
      </output>
    </div>
  );
}
