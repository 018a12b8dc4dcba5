import { useLingui } from '@lingui/react/macro';
import { useKit } from '../kit-provider/index.ts';
import { Pagination } from '../pagination/index.ts';
import type { PickPages } from './headless.ts';
import { beyond as beyondLine, pages as pagesStyle } from './PickPanel.css.ts';
import type { PickLook } from './types.ts';

/** The pages of a list that has some, and a line where not everything is here. */
export function Pages({ of: { hasPages, pages, beyond }, place }: { readonly of: PickPages; readonly place: PickLook['popupType'] }) {
  const { t } = useLingui();
  const { lang } = useKit();
  const shown = beyond?.shown.toLocaleString(lang);
  const all = beyond?.all.toLocaleString(lang);
  return (
    <>
      {hasPages && <div className={pagesStyle[place]}>{pages && <Pagination {...pages} />}</div>}
      {beyond && <p className={beyondLine}>{t`The first ${shown} of ${all} rows are here. Search to find the others.`}</p>}
    </>
  );
}
