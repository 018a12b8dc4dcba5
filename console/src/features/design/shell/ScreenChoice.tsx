import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@milepost/kit/segmented';
import { textOf } from '@milepost/openapi/domains/design';
import type { JsonObject } from '@milepost/openapi/domains/design';
import * as css from './Designer.css.ts';

const PHONE_PX = 375;
/** Widths of the frames a form opens in, where its design names none. */
const FRAME_PX = { usual: 600, drawer: 700, page: 1160 } as const;

/** Width the form is drawn in, as its frame will have it. */
function designedWidth(form: JsonObject | null): number {
  const popup = textOf(form?.['popupType']);
  if (popup === 'fullScreen') return FRAME_PX.page;
  const given = Number.parseInt(textOf(form?.[popup === 'drawer' ? 'drawerWidth' : 'generalWidth']), 10);
  const usual = popup === 'drawer' ? FRAME_PX.drawer : FRAME_PX.usual;
  return Number.isFinite(given) && given >= 300 && given <= FRAME_PX.page ? given : usual;
}

/** Screen a form is shown for. */
export type Screen = 'desktop' | 'phone';

interface ScreenChoiceProps {
  readonly screen: Screen;
  readonly onChange: (screen: Screen) => void;
  readonly widthPx: number;
}

/** Choice of the screen, with the width the form has on it. */
export function ScreenChoice({ screen, onChange, widthPx }: ScreenChoiceProps) {
  const { t } = useLingui();
  return (
    <div className={css.bar}>
      <Segmented
        label={t`Screen the form is shown for`}
        segments={[
          { id: 'desktop', label: t({ message: 'Desktop', context: 'screen' }) },
          { id: 'phone', label: t({ message: 'Phone', context: 'screen' }) },
        ]}
        value={screen}
        onChange={onChange}
      />
      <span className={css.told}>{t`Width ${widthPx} px`}</span>
    </div>
  );
}

/** Width a form is drawn in, in px. */
export const widthOn = (screen: Screen, form: JsonObject | null): number => (screen === 'phone' ? PHONE_PX : designedWidth(form));
