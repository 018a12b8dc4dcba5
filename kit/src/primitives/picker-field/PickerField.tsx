import { useLingui } from '@lingui/react/macro';
import { ChevronDown, LoaderCircle, RefreshCw, X } from 'lucide';
import { useState } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { IconButton } from '../button/index.ts';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { MixedText, useTextLang } from '../data-text/index.ts';
import { Field, fieldAria } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { lazyPart, useLazyPart } from '../lazy/index.ts';
import { action, besideRow, box, chevron, coming, end, opener, spinner, valueTone } from './PickerField.css.ts';
import { Tags } from './Tags.tsx';
import type { PickerFieldProps } from './types.ts';
import { usePickerField } from './usePickerField.ts';

const allNames = lazyPart(() => import('./AllNames.tsx').then((module) => module.AllNames));
/** Names that are read out in full; the count says how many there are besides. */
const SPOKEN_NAMES = 3;

/**
 * The closed field of everything that is picked elsewhere: a dialog, a list, a grid. The whole box opens; one value is a
 * text, several are tags that fold into a count. Takes no stand on what may be chosen.
 * @source forms §2.1, §4
 * @reading R-211
 */
export function PickerField(props: PickerFieldProps) {
  const {
    label,
    items,
    cardinality,
    placeholder,
    use = 'editable',
    opens,
    names = { kind: 'ready' },
    tags = 'fit',
    beside,
    ...words
  } = props;
  const { t } = useLingui();
  const field = usePickerField(props);
  const [rest, setRest] = useState<HTMLElement | null>(null);
  const AllNames = useLazyPart(allNames, rest !== null);
  const isLoading = names.kind === 'loading';
  const hasTags = cardinality === 'many' && items.length > 0 && !isLoading;
  const state = controlState[use === 'editable' && words.error ? 'invalid' : use];

  if (use === 'readOnly' && !hasTags)
    return (
      <Field {...words} label={label} ids={field.ids}>
        <span className={`${controlBox} ${state}`}>
          <input
            {...fieldAria(field.ids, words)}
            readOnly
            value={isLoading ? t`Loading…` : items.map(field.textOf).join(' / ')}
            placeholder={placeholder}
            className={controlInput}
          />
        </span>
      </Field>
    );

  return (
    <Field {...words} label={label} ids={field.ids} labelFor="text">
      <div className={beside ? besideRow : undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls in it */}
        <div
          {...field.boxProps}
          className={`${controlBox} ${state} ${box[hasTags ? 'tags' : 'text']}`}
          data-open={opens.isOpen || undefined}
          aria-disabled={use === 'disabled' || undefined}
        >
          <button {...field.openerProps} className={opener[hasTags ? 'behind' : 'text']}>
            <FieldText items={items} isLoading={isLoading} placeholder={placeholder} hasTags={hasTags} textOf={field.textOf} />
          </button>
          {hasTags && (
            <Tags
              label={label}
              items={items}
              mode={tags}
              textOf={field.textOf}
              listRef={field.tagsRef}
              onRemove={field.canRemove ? field.remove : undefined}
              rest={{ isOpen: rest !== null, onToggle: (from) => setRest(rest ? null : from) }}
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
                  <IconButton icon={X} label={t`Clear ${{ label }}`} size="row" onPress={field.clear} />
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
    </Field>
  );
}

function FieldText({
  items,
  isLoading,
  placeholder,
  hasTags,
  textOf,
}: Pick<PickerFieldProps, 'items' | 'placeholder'> & {
  readonly isLoading: boolean;
  readonly hasTags: boolean;
  readonly textOf: (item: PickerFieldProps['items'][number]) => string;
}) {
  const { t } = useLingui();
  const langOf = useTextLang('either');
  if (isLoading)
    return (
      <span className={valueTone.none}>
        <span className={spinner}>
          <Icon of={LoaderCircle} size="s" />
        </span>
        {t`Loading…`}
      </span>
    );
  if (items.length === 0) return <span className={valueTone.none}>{placeholder}</span>;
  const between = t({ message: ', ', context: 'between names' });
  const joined = items.slice(0, SPOKEN_NAMES).map(textOf).join(between);
  if (hasTags)
    return (
      <span className={visuallyHidden}>
        <MixedText of={items.length === 1 ? joined : t`${{ names: joined }}, ${{ count: items.length }} in all`} />
      </span>
    );
  return (
    <span
      lang={langOf(items.map(textOf).join(''))}
      className={valueTone[items.some(({ isUnknown }) => isUnknown) ? 'unknown' : 'known']}
      title={items.map(textOf).join('\n')}
    >
      {items.map(textOf).join(between)}
    </span>
  );
}
