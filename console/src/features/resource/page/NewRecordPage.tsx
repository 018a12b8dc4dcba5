import { useState } from 'react';
import { BUTTONS, useCan } from '../../../permissions/index.ts';
import { sheet } from '../../list-page/sheet.css.ts';
import { permittedResource } from '../definition/permitted.ts';
import ResourceForm from '../form/ResourceForm.tsx';
import type { AnyResource } from '../definition/types.ts';

const NOWHERE = { parent: null, node: null };
const ignore = () => undefined;

/** A page that is a form and nothing else: what was handed in is told, and the next one begins. @source forms §4 */
export function NewRecordPage({ resource }: { readonly resource: AnyResource }) {
  const can = useCan();
  const [turn, setTurn] = useState(0);
  const { form, ...permitted } = permittedResource(resource, can);
  return (
    <div className={sheet}>
      <ResourceForm
        key={turn}
        resource={{ ...permitted, form: form && { ...form, frame: 'page' } }}
        id={null}
        at={NOWHERE}
        isStaying
        isReadOnly={!can.button(BUTTONS.add)}
        onSaved={() => setTurn(turn + 1)}
        onClose={ignore}
      />
    </div>
  );
}
