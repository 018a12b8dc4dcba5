import { useLingui } from '@lingui/react/macro';
import { Field, fieldAria, useFieldIds } from '@milepost/kit/field';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { Icon } from '@milepost/kit/icon';
import { SearchField } from '@milepost/kit/search-field';
import { Shapes } from 'lucide';
import { useId, useState } from 'react';
import { ICONS, iconClass, iconOf } from './icons.map.ts';
import { useFoundIcons } from './useFoundIcons.ts';
import * as css from './IconGrid.css.ts';

/**
 * One of the drawings of the set, or none: then the entry has that of its kind. Native radios: arrows walk and choose, the group
 * is one stop of the Tab key. A class that is none of ours is kept until another is chosen.
 */
export default function IconField({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  const found = useFoundIcons(keyword);
  const ids = useFieldIds(field.id);
  const name = useId();
  const kept = typeof value === 'string' ? value : '';
  const chosen = iconOf(kept);
  const { label } = field;
  const radio = { type: 'radio', name, className: css.input, disabled: field.use !== 'editable', onBlur: onLeave } as const;
  return (
    <Field {...field} ids={ids} labelFor="text">
      <SearchField label={t`Filter: ${label}`} placeholder={t`Name`} value={keyword} onChange={setKeyword} />
      <div {...fieldAria(ids, field)} role="radiogroup" className={`${css.grid} ${css.inForm}`}>
        {keyword === '' && (
          <label className={css.cell}>
            <input {...radio} checked={chosen === null} onChange={() => onChange('')} />
            <Icon of={Shapes} size="l" />
            {t`By its type`}
          </label>
        )}
        {found.map((icon) => (
          <label key={icon.name} className={css.cell}>
            <input {...radio} checked={icon.name === chosen} onChange={() => onChange(iconClass(icon.name))} />
            <Icon of={ICONS[icon.name]} size="l" />
            {icon.label}
          </label>
        ))}
        {found.length === 0 && <p className={css.none}>{t`No icon has this name`}</p>}
      </div>
    </Field>
  );
}
