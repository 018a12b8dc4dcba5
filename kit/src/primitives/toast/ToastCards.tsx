import { X } from 'lucide';
import { Layer } from '../../engines/layer-stack/index.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { Button, IconButton } from '../button/index.ts';
import { useTextLang } from '../data-text/index.ts';
import { classes, partProps, rootProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { ToneMark } from './ToneMark.tsx';
import { actionPlace, card, closePlace, detail, list, region, title, words } from './ToastRegion.css.ts';
import type { ShownToast, ToastPart, ToastRegionProps, ToastsMessages } from './types.ts';
import { useToastRegion } from './useToastRegion.ts';
import { toastProps } from './useToasts.ts';

interface ToastCardsProps extends ToastRegionProps {
  readonly shown: readonly ShownToast[];
  readonly messages: ToastsMessages;
}

/** The cards at the bottom right, above the buttons one needs there, among what lies over the page, and off it with that; the region that says them stands without. */
export function ToastCards({ toaster, messages, shown, parts, ...look }: ToastCardsProps) {
  const { close, act, getRegionProps } = useToastRegion({ toaster, messages, keepsClear: true });
  return (
    <Layer isOfPage>
      <section {...getRegionProps(rootProps(look, classes(region, focusRing)))}>
        <ol {...partProps(parts, 'list', list)}>
          {shown.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              closeLabel={messages.close(toast.title)}
              onClose={() => close(toast.id)}
              onAct={() => act(toast)}
              parts={parts}
            />
          ))}
        </ol>
      </section>
    </Layer>
  );
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly onAct: () => void;
  readonly parts: PartLooks<ToastPart> | undefined;
}

function ToastCard({ toast, closeLabel, onClose, onAct, parts }: ToastCardProps) {
  const langOf = useTextLang(toast.isData ? 'data' : 'either');
  const { action } = toast;
  return (
    <li {...toastProps(toast, partProps(parts, 'card', card))}>
      <ToneMark tone={toast.tone} word="heard" />
      <div className={words}>
        <p {...partProps(parts, 'title', title)} lang={langOf(toast.title)}>
          {toast.title}
        </p>
        {toast.detail && (
          <p {...partProps(parts, 'detail', detail)} lang={langOf(toast.detail)}>
            {toast.detail}
          </p>
        )}
      </div>
      {action && (
        <span {...partProps(parts, 'action', actionPlace)}>
          <Button variant="accent" onPress={onAct}>
            {action.label}
          </Button>
        </span>
      )}
      {(!action || toast.durationMs === 'until-closed') && (
        <span {...partProps(parts, 'close', closePlace)}>
          <IconButton size="row" icon={X} label={closeLabel} onPress={onClose} />
        </span>
      )}
    </li>
  );
}
