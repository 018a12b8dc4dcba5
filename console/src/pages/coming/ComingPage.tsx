import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MenuKind } from '@milepost/openapi/domains/current-user';
import { sheet } from '../../features/list-page/sheet.css.ts';

/** Page for a menu entry whose own does not exist yet: it says what it will be. */
export default function ComingPage({ name, kind }: { readonly name: string; readonly kind: MenuKind }) {
  const { t } = useLingui();
  const what: Record<MenuKind, string> = {
    directory: t`A list of the pages below it.`,
    category: t`The pages of this category, with their own menu at the left.`,
    page: t`A page of its own, with a list and its forms.`,
    model: t`A list and forms generated from a model.`,
    dictionary: t`A list and forms generated from a dictionary model.`,
    report: t`A report filled from live data.`,
    screen: t`A data screen, opened in a window of its own.`,
    link: t`An external page, shown inside the console.`,
    portal: t`A portal put together from cards.`,
  };
  const thing = what[kind];
  return (
    <div className={sheet}>
      <StatePanel kind="soon" title={name} headingLevel={1}>
        {t`This page is not built yet. It will be: ${thing}`}
      </StatePanel>
    </div>
  );
}
