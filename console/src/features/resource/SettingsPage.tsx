import { BUTTONS, useCan } from '../../permissions/index.ts';
import ResourceForm from './ResourceForm.tsx';
import type { AnyResource } from './types.ts';
import { useState } from 'react';
import { sheet } from '../list-page/sheet.css.ts';

const NOWHERE = { parent: null, node: null };
const ignore = () => undefined;

/** Id of the one record of a screen of settings, in the cache; its calls take none. */
const THE_ONE = 'settings';

interface SettingsPageProps {
  readonly resource: AnyResource;
  /** Name of the menu entry that leads to it; null where none does. */
  readonly name: string | null;
}

/** A screen of settings. What was saved is loaded anew, so that nothing is shown that the server has not kept. */
export function SettingsPage({ resource, name }: SettingsPageProps) {
  const can = useCan();
  const [turn, setTurn] = useState(0);
  return (
    <div className={sheet}>
      <ResourceForm
        key={turn}
        resource={resource}
        id={THE_ONE}
        name={name}
        at={NOWHERE}
        isStaying
        isReadOnly={!can.button(BUTTONS.edit)}
        onSaved={() => setTurn(turn + 1)}
        onClose={ignore}
      />
    </div>
  );
}
