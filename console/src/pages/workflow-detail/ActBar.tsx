import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { ButtonVariant } from '@milepost/kit/button';
import { MenuButton } from '@milepost/kit/menu';
import { Check, Undo2 } from 'lucide';
import type { FlowAct } from '../../features/flow/acts/openActs.ts';
import * as css from './detail.css.ts';

interface ActBarProps {
  readonly acts: readonly FlowAct[];
  readonly words: Readonly<Record<FlowAct, string>>;
  /** The act that is being sent, null where none is. */
  readonly busy: FlowAct | null;
  readonly onAct: (act: FlowAct) => void;
}

/** As many buttons as stand beside the title; the others are behind “more”. */
const SHOWN = 3;
const VARIANTS: Partial<Readonly<Record<FlowAct, ButtonVariant>>> = { approve: 'primary', reject: 'danger', cancel: 'danger' };
const ICONS = { approve: Check, reject: Undo2 } as const;
const DANGER: ReadonlySet<FlowAct> = new Set(['cancel', 'revoke']);

/** The acts open to the reader: the usual one last, where the eye ends. */
export function ActBar({ acts, words, busy, onAct }: ActBarProps) {
  const { t } = useLingui();
  if (acts.length === 0) return null;
  const [shown, more] = [acts.slice(0, SHOWN), acts.slice(SHOWN)];
  return (
    <section className={css.acts} aria-label={t`What you can do`} data-mp-keep-clear="">
      {more.length > 0 && (
        <MenuButton
          trigger={{ label: t`More actions`, variant: 'secondary', size: 'control' }}
          items={more.map((act) => ({ id: act, label: words[act], ...(DANGER.has(act) && { tone: 'danger' as const }) }))}
          onAction={(id) => onAct(id as FlowAct)}
        />
      )}
      {shown.toReversed().map((act) => (
        <Button
          key={act}
          variant={VARIANTS[act] ?? 'secondary'}
          {...(act in ICONS && { icon: ICONS[act as keyof typeof ICONS] })}
          isBusy={busy === act}
          onPress={() => onAct(act)}
        >
          {words[act]}
        </Button>
      ))}
    </section>
  );
}
