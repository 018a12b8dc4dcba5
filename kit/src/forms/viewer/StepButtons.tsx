import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '../../primitives/button/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { RecordSteps } from './types.ts';
import * as css from './RecordViewer.css.ts';

/** Steps to the record before and the one after; the one that is shown then is said. */
export function StepButtons({ steps, title }: { readonly steps: RecordSteps; readonly title: string }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { number, count, onPrevious, onNext } = steps;
  const place = count === undefined ? t`No. ${number}` : t`${number} of ${count}`;
  const before = useRef(number);
  const say = useEffectEvent(() => announcer.say(`${title} ${place}`));
  useEffect(() => {
    if (before.current !== number) say();
    before.current = number;
  }, [number]);
  return (
    <fieldset aria-label={t`Records of the list`} className={css.walk}>
      <IconButton icon={ChevronLeft} label={t`Previous record (Alt+↑)`} isDisabled={!onPrevious} onPress={onPrevious} />
      <span className={css.place}>{place}</span>
      <IconButton icon={ChevronRight} label={t`Next record (Alt+↓)`} isDisabled={!onNext} onPress={onNext} />
    </fieldset>
  );
}

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Alt with the arrows up and down: the record before, and the one after, from anywhere in the frame. */
export function useStepKeys(steps: RecordSteps | undefined, body: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    if (!steps || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const go = event.key === 'ArrowUp' ? steps.onPrevious : event.key === 'ArrowDown' ? steps.onNext : undefined;
    const own = body.current?.closest(DIALOG);
    // What lies above has keys of its own.
    if (!go || !own || !(event.target instanceof Element) || event.target.closest(DIALOG) !== own) return;
    event.preventDefault();
    go();
  };
}
