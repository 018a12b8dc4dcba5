import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { IconButton } from '../button/index.ts';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import * as css from './Rate.css.ts';
import { Star } from './Star.tsx';
import type { RateProps } from './types.ts';

/** @source forms §3 */
const COUNT = 5;
const HALF = 0.5;

/**
 * A rating in stars. Native radios, named “3 of 5”: arrows walk and choose, the group is one stop of Tab. A rating is taken back by
 * the chosen star pressed again, by Delete or Backspace, and by a button. To be read it is a picture with its figure.
 * @source forms §3
 * @reading R-596
 */
export function Rate({ value, onChange, count = COUNT, hasHalves = false, use = 'editable', ...words }: RateProps) {
  const { t } = useLingui();
  const ids = useFieldIds(words.id);
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const nameOf = (stars: number) => t`${stars} of ${count}`;
  const given = value ?? 0;
  const all = Array.from({ length: count }, (_, at) => at + 1);
  if (use === 'readOnly')
    return (
      <Field {...words} isRequired={false} ids={ids} labelFor="text">
        <span id={ids.control} tabIndex={-1} className={css.row}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the stars are drawn, no picture of them is fetched */}
          <span role="img" aria-label={value === null ? t`Not rated` : nameOf(given)} className={css.stars} data-use="readOnly">
            {all.map((star) => (
              <span key={star} className={css.star}>
                <Star isFull={given >= star} isHalf={given >= star - HALF} />
              </span>
            ))}
          </span>
          <span className={css.words} aria-hidden="true">
            {value === null ? t`Not rated` : nameOf(given)}
          </span>
        </span>
      </Field>
    );

  const isOff = use === 'disabled';
  function clear() {
    onChange(null);
    group.current?.querySelector('input')?.focus();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    if (value !== null) onChange(null);
  }
  /** A press of the pointer: the half it fell on, and once more the same takes it back. */
  function point(event: MouseEvent<HTMLInputElement>, star: number) {
    // A click that a key has made has no place; the change of the radio tells of that.
    if (event.detail === 0) return;
    const { left, width, right } = event.currentTarget.getBoundingClientRect();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const along = isRtl ? right - event.clientX : event.clientX - left;
    const pressed = hasHalves && along < width / 2 ? star - HALF : star;
    onChange(pressed === value ? null : pressed);
  }
  const radio = (stars: number, className: string, star: number) => (
    <input
      key={stars}
      type="radio"
      name={name}
      aria-label={nameOf(stars)}
      className={className}
      checked={value === stars}
      disabled={isOff}
      onClick={(event) => point(event, star)}
      onChange={({ nativeEvent }) => {
        if ((nativeEvent as UIEvent).detail === 0) onChange(stars);
      }}
    />
  );
  const { id, 'aria-labelledby': labelled, 'aria-describedby': described, 'aria-invalid': invalid } = fieldAria(ids, words);
  return (
    <Field {...words} ids={ids} labelFor="text">
      <div className={css.row}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its radios take the keyboard; the summary of errors brings it here */}
        <div
          ref={group}
          id={id}
          tabIndex={-1}
          role="radiogroup"
          aria-labelledby={labelled}
          aria-describedby={described}
          aria-invalid={invalid}
          aria-required={words.isRequired || undefined}
          className={css.stars}
          onKeyDown={press}
        >
          {all.map((star) => (
            <span key={star} className={css.star}>
              {hasHalves && radio(star - HALF, css.half, star)}
              {radio(star, css.input, star)}
              <Star isFull={given >= star} isHalf={given >= star - HALF} />
            </span>
          ))}
        </div>
        <span className={css.words} aria-hidden="true">
          {value === null ? t`Not rated` : nameOf(given)}
        </span>
        {value !== null && !isOff && !words.isRequired && (
          <IconButton icon={X} size="row" label={t`Take the rating back`} onPress={clear} />
        )}
      </div>
    </Field>
  );
}
