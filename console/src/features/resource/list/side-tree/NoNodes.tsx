import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';
import type { Sidebar } from '../../definition/types.ts';

/** Notice in place of a list of one node where the tree beside it has no nodes. */
export function NoNodes({ none: { title, hint } }: { readonly none: NonNullable<Sidebar['none']> }) {
  const { i18n } = useLingui();
  return (
    <StatePanel kind="empty" title={i18n._(title)}>
      {i18n._(hint)}
    </StatePanel>
  );
}
