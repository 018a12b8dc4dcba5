import { Button } from '@milepost/kit/button';
import { Link } from '@milepost/kit/link';
import { TextField } from '@milepost/kit/text-field';
import { useId, useState } from 'react';
import { areaOperations } from '@milepost/openapi/operations';
import { bindOperations } from '@milepost/openapi/client';
import { useApi } from '../../data/api/index.ts';
import { FieldPair, useDraftForm } from '../../features/draft-form/index.ts';
import { FormLinks } from '../../features/form-links/index.ts';
import { usePageSearch } from '../../routing/index.ts';
import { ControlsTrial } from './ControlsTrial.tsx';
import { devFormSearch } from './search.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import * as css from './DevFormPage.css.ts';

/** As many fields as the longest form of the operator has. */
const FIELDS = Array.from({ length: 60 }, (_, at) => `f${at + 1}`);
const PAIRS = FIELDS.filter((_, at) => at % 2 === 0).map((left, at) => [left, FIELDS[at * 2 + 1] ?? left] as const);

type Draft = Readonly<Record<string, string>>;

/**
 * A form of 60 fields, to prove that nothing typed is lost when a session ends, the screen is locked or another page is
 * shown. Saving makes one call that every signed-in person may make. Words of a page for trying out are not translated.
 */
export default function DevFormPage() {
  const [saves, setSaves] = useState(0);
  return (
    <div className={`${sheet} ${css.halves}`}>
      <LongForm key={saves} onSaved={() => setSaves((count) => count + 1)} />
      <ControlsTrial />
    </div>
  );
}

function LongForm({ onSaved }: { readonly onSaved: () => void }) {
  const id = useId();
  const api = bindOperations(useApi().client, areaOperations);
  const form = useDraftForm<Draft, string>({
    draftOf: { form: 'dev', record: null },
    initial: Object.fromEntries(FIELDS.map((name) => [name, ''])),
    problemsOf: () => [],
    save: () => api.listAreas({ path: { id: '-1' } }),
    onSaved,
  });
  const field = (name: string) => (
    <TextField id={`${id}${name}`} label={name} value={form.draft[name] ?? ''} onChange={(text) => form.set({ [name]: text })} />
  );
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <h1>60 fields</h1>
      <ConfiguredLink />
      {PAIRS.map(([left, right]) => (
        <FieldPair key={left}>
          {field(left)}
          {field(right)}
        </FieldPair>
      ))}
      <Button variant="primary" type="submit" isBusy={form.isSaving} busyLabel="Save">
        Save
      </Button>
    </form>
  );
}

/** A link as somebody has configured it for a form: `?href=…&target=_blank`. */
function ConfiguredLink() {
  const { href, target } = usePageSearch(devFormSearch);
  if (href === undefined) return null;
  return (
    <FormLinks>
      <Link href={href} target={target}>
        Configured link
      </Link>
    </FormLinks>
  );
}
