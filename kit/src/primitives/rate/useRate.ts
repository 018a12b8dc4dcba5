import { useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import { isRtl, useEnvironment } from '../../engines/environment/index.ts';
import { createKeptViews, mergeProps, refOf, useHeld, useSteady } from '../../engines/prop-getters/index.ts';
import { useRadioKeys } from '../choice-box/headless.ts';
import { useField } from '../field/headless.ts';
import type { RateOptions, RateStepView, StarView } from './types.ts';

/** @source forms §3 */
const COUNT = 5;
const HALF = 0.5;

/** True for a click the pointer has made: one that a key has made has no place, and the change of the radio tells of it. */
const isPointed = (event: Event) => event instanceof UIEvent && event.detail !== 0;

/**
 * A rating in stars: draw `stars`, each with its radios by `rateStepProps(step)`, within `getGroupProps()`. Native radios: arrows walk
 * and choose, the group is one stop of Tab. A rating is taken back by the chosen star pressed again, by Delete or Backspace, and by
 * `clear`. To be read it is a picture with its figure.
 * @source forms §3
 * @reading R-596
 */
export function useRate(options: RateOptions) {
  const {
    value: given,
    initialValue = null,
    onChange: tell,
    count = COUNT,
    hasHalves = false,
    use = 'editable',
    messages,
    ...words
  } = options;
  const { isRequired = false } = words;
  const { dir } = useEnvironment();
  const group = useRef<HTMLElement>(null);
  const [value, change] = useHeld<number | null>({
    name: 'value',
    value: given,
    initial: initialValue,
    onChange: tell,
  });
  const isReadOnly = use === 'readOnly';
  const { getControlProps, ...field } = useField({ ...words, isRequired: isRequired && !isReadOnly, messages });
  const { name, getSetProps } = useRadioKeys();
  const shown = value ?? 0;
  const text = value === null ? messages.notRated : messages.stars(shown, count);
  const starsOf = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => Number(currentTarget.dataset['mpStars']);

  const onChange = useSteady((event: ChangeEvent<HTMLInputElement>) => {
    if (!isPointed(event.nativeEvent)) change(starsOf(event));
  });
  /** The half it fell on, and once more the same takes it back. */
  const onClick = useSteady((event: MouseEvent<HTMLInputElement>) => {
    if (!isPointed(event.nativeEvent)) return;
    const star = Math.ceil(starsOf(event));
    const { left, width, right } = event.currentTarget.getBoundingClientRect();
    const along = isRtl(event.currentTarget, dir) ? right - event.clientX : event.clientX - left;
    const pressed = hasHalves && along < width / 2 ? star - HALF : star;
    change(pressed === value ? null : pressed);
  });
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || use !== 'editable' || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    if (value !== null) change(null);
  }

  const [kept] = useState(() => createKeptViews<RateStepView>());
  const stepOf = (stars: number) =>
    kept.keep(stars / HALF, {
      stars,
      label: messages.stars(stars, count),
      name,
      isChosen: stars === value,
      isDisabled: use === 'disabled',
      onChange,
      onClick,
    });
  const stars = Array.from({ length: count }, (_, at): StarView => {
    const star = at + 1;
    return {
      star,
      fill: shown >= star ? 'full' : shown >= star - HALF ? 'half' : 'empty',
      steps: hasHalves ? [stepOf(star - HALF), stepOf(star)] : [stepOf(star)],
    };
  });

  return {
    ...field,
    use,
    value,
    /** Stars, in order. */
    stars,
    /** Stars given in words, or that there are none. */
    text,
    /** The rating can be taken back. */
    canClear: value !== null && use === 'editable' && !isRequired,
    /** Takes the rating back, and puts the keyboard on the first star: its button goes. */
    clear: () => {
      change(null);
      group.current?.querySelector('input')?.focus();
    },
    /** Attributes of the element around the stars. */
    getGroupProps: <Own extends object = object>(own?: Own) =>
      mergeProps(getSetProps({ ...getControlProps(), ref: refOf(group), tabIndex: -1, role: 'radiogroup', onKeyDown } as const), own),
    /** Attributes of the stars of a rating that is to be read: one picture. */
    getPictureProps: <Own extends object = object>(own?: Own) => mergeProps({ role: 'img', 'aria-label': text } as const, own),
    /** Attributes of the element around that picture. */
    getReadOnlyProps: <Own extends object = object>(own?: Own) => mergeProps({ id: field.ids.control, tabIndex: -1 } as const, own),
    /** Attributes of the words beside the stars, which say it by themselves. */
    getTextProps: <Own extends object = object>(own?: Own) => mergeProps({ 'aria-hidden': true } as const, own),
  };
}

/**
 * Attributes of the native radio of one step of a rating.
 * @param own attributes of whoever draws, merged with these
 */
export function rateStepProps<Own extends object = object>(view: RateStepView, own?: Own) {
  const { stars, label, name, isChosen, isDisabled, onChange, onClick } = view;
  return mergeProps(
    {
      type: 'radio',
      name,
      'data-mp-stars': stars,
      'aria-label': label,
      checked: isChosen,
      disabled: isDisabled,
      onChange,
      onClick,
    } as const,
    own,
  );
}
