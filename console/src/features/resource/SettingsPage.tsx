import { useMenuName } from '../../auth/useMenuName.ts';
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
  /** Path of the menu's address, without the slash at the start. */
  readonly path: string;
}

/** A screen of settings. What was saved is loaded anew, so that nothing is shown that the server has not kept. */
export function SettingsPage({ resource, path }: SettingsPageProps) {
  const can = useCan();
  const name = useMenuName(path);
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
