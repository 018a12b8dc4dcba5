import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { MenuButton } from '@milepost/kit/menu';
import { GripVertical, Move } from 'lucide';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Step } from './arrange.ts';
import * as css from './PortalGrid.css.ts';

interface ArrangeBarProps {
  readonly title: string;
  /** Spot of the card, in words. */
  readonly place: string;
  readonly size: string;
  readonly onStep: (step: Step) => void;
  readonly onDrag: (kind: 'move' | 'resize', event: PointerEvent<HTMLElement>) => void;
}

const MOVES: Readonly<Record<string, Step>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const SIZES: Readonly<Record<string, Step>> = { ArrowLeft: 'narrower', ArrowRight: 'wider', ArrowUp: 'lower', ArrowDown: 'higher' };

/** Handle of a card that is being arranged: arrows move it, with Shift they resize it; a menu has the same as words. */
export function ArrangeBar({ title, place, size, onStep, onDrag }: ArrangeBarProps) {
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = (event.shiftKey ? SIZES : MOVES)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  const commands: Record<Step, string> = {
    left: t`Move left`,
    right: t`Move right`,
    up: t`Move up`,
    down: t`Move down`,
    narrower: t`Narrower`,
    wider: t`Wider`,
    lower: t`Lower`,
    higher: t`Higher`,
  };
  const keys: Record<Step, string> = {
    left: '←',
    right: '→',
    up: '↑',
    down: '↓',
    narrower: 'Shift ←',
    wider: 'Shift →',
    lower: 'Shift ↑',
    higher: 'Shift ↓',
  };
  return (
    <>
      <span className={css.frame} aria-hidden="true" />
      <div className={css.bar}>
        <button
          type="button"
          className={css.handle}
          aria-label={t`Arrange ${title}: ${place}`}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
          onKeyDown={onKeyDown}
          onPointerDown={(event) => onDrag('move', event)}
        >
          <Icon of={GripVertical} />
          {title}
        </button>
        <span className={css.size} aria-hidden="true">
          {size}
        </span>
        <MenuButton
          trigger={{ label: t`Move or resize ${title}`, icon: Move, size: 'row' }}
          items={(Object.keys(commands) as Step[]).map((id) => ({ id, label: commands[id], shortcut: keys[id] }))}
          onAction={(id) => onStep(id as Step)}
        />
      </div>
      <span className={css.corner} aria-hidden="true" onPointerDown={(event) => onDrag('resize', event)} />
    </>
  );
}
