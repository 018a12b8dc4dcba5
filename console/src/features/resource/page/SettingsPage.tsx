import { OpenTabsProvider } from '@milepost/kit/forms/render';
import { useMenuName } from '../../../auth/useMenuName.ts';
import { BUTTONS, useCan } from '../../../permissions/index.ts';
import ResourceForm from '../form/ResourceForm.tsx';
import type { AnyResource } from '../definition/types.ts';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LazyShortcut } from '../../list-page/index.ts';
import { sheet } from '../../list-page/sheet.css.ts';

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
  const { t } = useLingui();
  const [turn, setTurn] = useState(0);
  const [openTabs] = useState(() => new Map<string, string>());
  const own = useRef<HTMLDivElement>(null);
  return (
    <div ref={own} className={sheet}>
      <LazyShortcut
        command={{
          id: 'search',
          group: 'page',
          label: t`Search the settings`,
          keys: '/',
          run: () => own.current?.querySelector<HTMLElement>('[role=searchbox]')?.focus(),
        }}
      />
      <OpenTabsProvider value={openTabs}>
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
      </OpenTabsProvider>
    </div>
  );
}
