import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../primitives/button/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import * as css from './RecordParts.css.ts';

interface CopyValueProps {
  /** Id of the element that holds the value. */
  readonly of: string;
  readonly label: string;
  /** The one of its list that Tab stops at. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** Button that copies a value as it is read. Those of a list are one stop of Tab. @reading R-640 */
export function CopyValue({ of, label, isStop, onFocus }: CopyValueProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    const text = document.getElementById(of)?.innerText ?? '';
    try {
      await navigator.clipboard.writeText(text.trim());
    } catch {
      return announcer.say(t`It could not be copied`);
    }
    setCopied(true);
    announcer.say(t`Copied ${{ header: label }}`);
  }
  return (
    <span className={css.copy} data-mp-copies="" onFocus={onFocus} onBlur={() => setCopied(false)}>
      <IconButton
        icon={isCopied ? Check : Copy}
        size="row"
        label={t`Copy ${{ header: label }}`}
        tabIndex={isStop ? 0 : -1}
        onPress={() => void copy()}
      />
    </span>
  );
}

/** Places a key goes to from the button at `at`. */
const GOES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows go from one button that copies to the next of its list. */
export function walkCopies(event: KeyboardEvent<HTMLElement>): void {
  const goes = GOES[event.key];
  if (!goes || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mp-copies] button')];
  const at = all.findIndex((one) => one === event.target);
  if (at === -1) return;
  event.preventDefault();
  all[goes(at, all.length - 1)]?.focus();
}
