import { useLingui } from '@lingui/react/macro';
import { Palette, X } from 'lucide';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlInput, controlState } from '../control/index.ts';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import { lazyComponent, lazyPart } from '../lazy/index.ts';
import { PopoverPanel } from '../popover/index.ts';
import * as css from './ColorField.css.ts';
import { readColor, writeColor } from './colorText.ts';
import type { ColorFieldProps } from './types.ts';

const PANEL_WIDTH = 264;
const panel = lazyPart(async () => (await import('./ColorPanel.tsx')).default);
const ColorPanel = lazyComponent(panel, { waiting: <span className={css.coming} /> });

/**
 * A colour: typed as figures, or chosen in a panel, which is React Aria's and comes when it is opened. What is typed and is none
 * stays, is named when the field is left, and changes nothing.
 * @source forms §3
 * @reading R-597
 */
export function ColorField(props: ColorFieldProps) {
  const { value, onChange, onLeave, onProblem, hasAlpha = false, use = 'editable', ...words } = props;
  const { t } = useLingui();
  const afterPress = useAfterPress();
  const { label } = words;
  const ids = useFieldIds(words.id);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Typed and not handed over yet; null while the value itself is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const shown = typed ?? value;
  const isColor = shown.trim() === '' || readColor(shown) !== null;
  const sentence = isColor ? null : t`Enter a colour as #rrggbb, for example #1677ff`;
  const tell = useEffectEvent(() => onProblem?.(sentence));
  useEffect(() => tell(), [sentence]);
  const told = { ...words, error: (isLeft ? sentence : null) ?? words.error };
  const isInvalid = use === 'editable' && Boolean(told.error);

  function type(text: string) {
    const color = readColor(text);
    setTyped(text);
    if (color !== null) onChange(writeColor(color, hasAlpha));
    else if (text.trim() === '') onChange('');
  }
  function leave() {
    // What was understood is shown as it is kept; what was not stays as it was typed.
    if (isColor) setTyped(null);
    setLeft(true);
    onLeave?.();
  }
  function choose(next: string) {
    setTyped(null);
    onChange(next);
  }
  const text = useComposedText({ value: shown, onChange: type, onLeave: () => afterPress(leave) });
  const drawn = readColor(shown);
  return (
    <Field {...told} ids={ids}>
      <span className={`${controlBox} ${controlState[isInvalid ? 'invalid' : use]}`}>
        <span
          className={css.swatch}
          data-is-empty={drawn === null}
          aria-hidden="true"
          style={{ '--picked': drawn ? writeColor(drawn, true) : '' } as object}
        />
        <input
          {...fieldAria(ids, told)}
          {...text}
          ref={input}
          type="text"
          autoComplete="off"
          spellCheck={false}
          readOnly={use === 'readOnly'}
          disabled={use === 'disabled'}
          className={controlInput}
        />
        {use === 'editable' && shown !== '' && !words.isRequired && (
          <span className={controlAction}>
            <IconButton
              icon={X}
              size="row"
              label={t`Clear ${{ label: words.label }}`}
              onPress={() => {
                choose('');
                input.current?.focus();
              }}
            />
          </span>
        )}
        {use === 'editable' && (
          <span className={controlAction}>
            <IconButton
              ref={trigger}
              icon={Palette}
              size="row"
              label={t`Choose a colour: ${label}`}
              opens={{ kind: 'dialog', isOpen, id: panelId }}
              onPress={() => setOpen(!isOpen)}
            />
          </span>
        )}
      </span>
      {isOpen && (
        <PopoverPanel
          id={panelId}
          label={words.label}
          anchorRef={trigger}
          widthPx={PANEL_WIDTH}
          narrow="sheet"
          onClose={() => setOpen(false)}
        >
          <ColorPanel value={value} onChange={choose} hasAlpha={hasAlpha} />
        </PopoverPanel>
      )}
    </Field>
  );
}
