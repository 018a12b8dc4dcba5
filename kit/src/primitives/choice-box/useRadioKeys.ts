import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';

/**
 * Name and keys native radios of one group share. The browser has the keys from left to right; it takes Left for *back* in lines from
 * right to left as well, so there the radio on the other side would be chosen.
 * @reading R-417
 */
export function useRadioKeys() {
  const { dir } = useEnvironment();
  const name = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || isComposingKey(event.nativeEvent)) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const arrow = arrowOf(event, dir);
    if (arrow === event.key || !(target instanceof HTMLInputElement) || target.name !== name) return;
    event.preventDefault();
    const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter((one) => one.name === name);
    const to = radios.indexOf(target) + (arrow === 'ArrowRight' ? 1 : -1);
    const next = radios[(to + radios.length) % radios.length];
    next?.focus();
    next?.click();
  }

  return {
    /** Name of the radios. */
    name,
    /** Attributes of the element around the radios, beside its role and its name. */
    getSetProps: <Own extends object = object>(own?: Own) => mergeProps({ onKeyDown }, own),
  };
}
