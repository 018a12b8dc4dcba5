import { useLingui } from '@lingui/react/macro';
import { ChevronDown, LoaderCircle, RefreshCw, X } from 'lucide';
import { useState } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { IconButton } from '../button/index.ts';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { MixedText, useTextLang } from '../data-text/index.ts';
import { FieldFrame } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { lazyPart, useLazyPart } from '../lazy/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import { action, besideRow, box, chevron, coming, end, opener, spinner, valueTone } from './PickerField.css.ts';
import { Tags } from './Tags.tsx';
import { usePickerField } from './headless.ts';
import { pickerFieldMessages } from './messages.ts';
import type { PickerFieldProps } from './types.ts';

const READY = { kind: 'ready' } as const;
const allNames = lazyPart(() => import('./AllNames.tsx').then((module) => module.AllNames));

/**
 * The closed field of everything that is picked elsewhere: a dialog, a list, a grid. The whole box opens; one value is a
 * text, several are tags that fold into a count. Takes no stand on what may be chosen.
 * @source forms §2.1, §4
 * @reading R-211
 */
export function PickerField(props: PickerFieldProps) {
  const { label, items, placeholder, use = 'editable', opens, names = READY, tags = 'fit', beside, parts } = props;
  const { className, style, isRequired = false, help, error } = props;
  const { t } = useLingui();
  const messages = useMessages(pickerFieldMessages);
  const field = usePickerField({ ...props, messages });
  const { hasTags, isLoading, clearing } = field;
  const [rest, setRest] = useState<HTMLElement | null>(null);
  const AllNames = useLazyPart(allNames, rest !== null);
  const look = `${controlBox} ${controlState[use === 'editable' && error ? 'invalid' : use]}`;
  const frame = { field, label, isRequired, className, style, parts, ...(help && { help }), ...(error && { error }) };

  if (use === 'readOnly' && !hasTags)
    return (
      <FieldFrame {...frame}>
        <span {...partProps(parts, 'control', look)}>
          <input
            {...field.getControlProps(partProps(parts, 'value', controlInput))}
            readOnly
            value={isLoading ? messages.loading : items.map(field.textOf).join(' / ')}
            placeholder={placeholder}
          />
        </span>
      </FieldFrame>
    );

  return (
    <FieldFrame {...frame} labelFor="text">
      <div className={beside ? besideRow : undefined}>
        <div
          {...field.getBoxProps(partProps(parts, 'control', `${look} ${box[hasTags ? 'tags' : 'text']}`))}
          data-open={opens.isOpen || undefined}
          aria-disabled={use === 'disabled' || undefined}
        >
          <button {...field.getOpenerProps(partProps(parts, 'opener', opener[hasTags ? 'behind' : 'text']))}>
            <FieldText items={items} field={field} placeholder={placeholder} loading={messages.loading} parts={parts} />
          </button>
          {hasTags && (
            <Tags
              {...field.tags}
              mode={tags}
              rest={{ isOpen: rest !== null, onToggle: (from) => setRest(rest ? null : from) }}
              parts={parts}
            />
          )}
          {names.kind === 'failed' && (
            <span className={action}>
              <IconButton icon={RefreshCw} label={t`The names did not load. Retry`} size="row" onPress={names.retry} />
            </span>
          )}
          {use !== 'readOnly' && (
            <span className={end}>
              <span className={opens.isComing ? coming : chevron}>
                <Icon of={opens.isComing ? LoaderCircle : ChevronDown} />
              </span>
              {field.canClear && !opens.isComing && (
                <span className={action} data-clear="">
                  <IconButton icon={X} label={clearing.label} size="row" onPress={clearing.onPress} />
                </span>
              )}
            </span>
          )}
          {rest && AllNames.status === 'here' && (
            <AllNames.part
              label={label}
              items={items}
              textOf={field.textOf}
              onRemove={field.canRemove ? props.onRemove : undefined}
              opener={rest}
              onClose={() => setRest(null)}
            />
          )}
        </div>
        {beside}
      </div>
    </FieldFrame>
  );
}

interface FieldTextProps extends Pick<PickerFieldProps, 'items' | 'placeholder' | 'parts'> {
  readonly field: ReturnType<typeof usePickerField>;
  readonly loading: string;
}

function FieldText({ items, field, placeholder, loading, parts }: FieldTextProps) {
  const langOf = useTextLang('either');
  const { textOf } = field;
  if (field.isLoading)
    return (
      <span {...partProps(parts, 'value', valueTone.none)}>
        <span className={spinner}>
          <Icon of={LoaderCircle} size="s" />
        </span>
        {loading}
      </span>
    );
  if (items.length === 0) return <span {...partProps(parts, 'value', valueTone.none)}>{placeholder}</span>;
  if (field.hasTags)
    return (
      <span className={visuallyHidden}>
        <MixedText of={field.getSpokenText()} />
      </span>
    );
  return (
    <span
      {...partProps(parts, 'value', valueTone[items.some(({ isUnknown }) => isUnknown) ? 'unknown' : 'known'])}
      lang={langOf(items.map(textOf).join(''))}
      title={items.map(textOf).join('\n')}
    >
      {field.getText()}
    </span>
  );
}
