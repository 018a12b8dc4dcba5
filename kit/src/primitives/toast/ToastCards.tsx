import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusRing } from '../../theme/focus.css.ts';
import { Button, IconButton } from '../button/index.ts';
import { useTextLang } from '../data-text/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { ToneMark } from './ToneMark.tsx';
import { actionPlace, card, closePlace, detail, list, region, title, words } from './ToastRegion.css.ts';
import type { ShownToast, ToastRegionProps } from './types.ts';
import { useClearPlace } from './useClearPlace.ts';
import { useToastRegion } from './useToastRegion.ts';

/** The cards at the bottom right, above the buttons one needs there, among what lies over the page, and off it with that; the region that says them stands without. */
export function ToastCards({ toaster, shown }: ToastRegionProps & { shown: readonly ShownToast[] }) {
  const { t } = useLingui();
  const { layerHost } = useKit();
  const ref = useRef<HTMLElement>(null);
  const handlers = useToastRegion(toaster, ref);
  useClearPlace(ref);
  const close = (id: number) => {
    // The button goes with its toast; the next one is a Tab away from the region.
    if (ref.current?.contains(document.activeElement)) ref.current.focus();
    toaster.close(id);
  };
  return createPortal(
    // React Aria makes the page beside an open dialog inert, except what carries this mark.
    <section
      ref={ref}
      aria-label={t`Messages`}
      tabIndex={-1}
      data-react-aria-top-layer=""
      className={`${region} ${focusRing}`}
      {...handlers}
    >
      <ol className={list}>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </ol>
    </section>,
    layerHost,
  );
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { t } = useLingui();
  const langOf = useTextLang(toast.isData ? 'data' : 'either');
  const { action } = toast;
  return (
    <li className={card}>
      <ToneMark tone={toast.tone} word="heard" />
      <div className={words}>
        <p className={title} lang={langOf(toast.title)}>
          {toast.title}
        </p>
        {toast.detail && (
          <p className={detail} lang={langOf(toast.detail)}>
            {toast.detail}
          </p>
        )}
      </div>
      {action && (
        <span className={actionPlace}>
          <Button
            variant="accent"
            onPress={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        </span>
      )}
      {(!action || toast.durationMs === 'until-closed') && (
        <span className={closePlace}>
          <IconButton size="row" icon={X} label={t`Close: ${{ title: toast.title }}`} onPress={onClose} />
        </span>
      )}
    </li>
  );
}
