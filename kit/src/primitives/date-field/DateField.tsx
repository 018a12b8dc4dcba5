import { CalendarDays } from 'lucide';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlState } from '../control/index.ts';
import { Field, useFieldIds } from '../field/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { PopoverPanel } from '../popover/index.ts';
import { Calendar } from './Calendar.tsx';
import { CALENDAR_WIDTH_PX } from './calendarSize.ts';
import { DatePartInput } from './DatePartInput.tsx';
import { between, box, opener } from './DateField.css.ts';
import { endsOf } from './dateParts.ts';
import type { DatePart } from './dateParts.ts';
import { piecesOf } from './dateWords.ts';
import type { DateFieldProps } from './types.ts';
import { useDateField } from './useDateField.ts';

const BIRTHDAY: Partial<Record<DatePart, string>> = { year: 'bday-year', month: 'bday-month', day: 'bday-day' };

/**
 * A date of the calendar, with a time where it is exact to the minute: a group of spin buttons in the order of the language,
 * and a calendar that opens with its button or Alt and the down arrow. What is no date, or lies beyond the ends, stays as it
 * was typed and says so; nothing is moved. A pasted date fills every part.
 * @source forms §5
 * @reading R-318
 * @reading R-319
 */
export function DateField({ precision = 'day', min = null, max = null, use = 'editable', ...props }: DateFieldProps) {
  const { t } = useLingui();
  const { locale } = useKit();
  const { label, isRequired = false, autoComplete } = props;
  const ids = useFieldIds(props.id);
  const { boxRef, boxProps, messages, date, ...field } = useDateField({ ...props, precision, min, max, use });
  const error = date.shownProblem?.message ?? field.pasteProblem ?? props.error;
  const help = props.help ?? messages.limits;
  const messageId = error || help ? ids.message : undefined;
  const isInvalid = use === 'editable' && Boolean(error);
  const pieces = piecesOf(locale, precision);
  const order = pieces.flatMap((piece) => (piece.kind === 'part' ? [piece.part] : []));

  const drawPart = (part: DatePart) => (
    <DatePartInput
      key={part}
      part={part}
      id={part === order[0] ? ids.control : `${ids.control}-${part}`}
      fieldLabelId={ids.label}
      text={field.textOf(part)}
      spoken={part === 'month' ? field.monthSpoken : undefined}
      ends={endsOf(part, date.parts)}
      use={use}
      describedBy={part === order[0] || isInvalid ? messageId : undefined}
      isRequired={isRequired}
      isInvalid={isInvalid}
      autoComplete={(autoComplete === 'bday' && BIRTHDAY[part]) || 'off'}
      onType={(text) => field.type(part, text)}
      onStep={(step) => date.stepBy(part, step)}
      onMove={(by) => field.move(part, by)}
      onEnter={() => date.settle()}
      onFocus={() => field.setAt(part)}
      inputRef={field.partRef(part)}
    />
  );

  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error}>
      <div
        {...boxProps}
        ref={boxRef}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the label stands outside, where a fieldset has no legend
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={messageId}
        aria-disabled={use === 'disabled' || undefined}
        className={`${controlBox} ${controlState[isInvalid ? 'invalid' : use]} ${box}`}
      >
        {pieces.map((piece, at) =>
          piece.kind === 'part' ? (
            drawPart(piece.part)
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- what stands between parts has no name but its place
            <span key={at} aria-hidden="true" className={between[use === 'disabled' ? 'disabled' : field.isEmpty ? 'empty' : 'filled']}>
              {piece.text}
            </span>
          ),
        )}
        {use === 'editable' && (
          <span className={`${controlAction} ${opener}`}>
            <IconButton
              icon={CalendarDays}
              label={t`Calendar: ${{ label }}`}
              size="row"
              opens={{ kind: 'dialog', isOpen: field.isOpen, id: field.panelId }}
              onPress={field.toggle}
            />
          </span>
        )}
      </div>
      {field.isOpen && (
        <PopoverPanel
          id={field.panelId}
          label={t`Calendar: ${{ label }}`}
          anchorRef={boxRef}
          narrow="sheet"
          widthPx={CALENDAR_WIDTH_PX}
          onClose={field.close}
        >
          <Calendar value={date.value} min={min} max={max} words={messages.words} canClear={!isRequired} onPick={field.pick} />
        </PopoverPanel>
      )}
    </Field>
  );
}
