import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { UnsupportedField } from '../../primitives/config-problem/index.ts';
import { Field, useFieldIds } from '../../primitives/field/index.ts';
import { none, shown } from './Attribute.css.ts';
import type { AttributeProps } from './types.ts';
import { useAttribute } from './useAttribute.ts';

/**
 * Shows a field of the record that another field has chosen: plain text, because it cannot be changed here, and silent,
 * because the choice says once how many fields it has filled. Storage mode 1 is display only, 2 is saved with the form.
 * @source forms §3, §4
 */
function Attribute(props: AttributeProps) {
  const { config, label, help, id } = props;
  const { t } = useLingui();
  const ids = useFieldIds(id);
  const { text, isLoading } = useAttribute(props);
  if (config.kind === 'refused') return <UnsupportedField label={label} problems={config.problems} id={id} />;
  return (
    <Field label={label} ids={ids} help={help} labelFor="text">
      <output
        id={ids.control}
        aria-live="off"
        aria-labelledby={ids.label}
        aria-describedby={help ? ids.message : undefined}
        aria-busy={isLoading || undefined}
        tabIndex={-1}
        className={shown}
      >
        {isLoading && <span className={none}>{t`Loading…`}</span>}
        {!isLoading && (text || <None word={t`None`} />)}
      </output>
    </Field>
  );
}

const None = ({ word }: { readonly word: string }) => (
  <>
    <span aria-hidden="true" className={none}>
      —
    </span>
    <span className={visuallyHidden}>{word}</span>
  </>
);

/** A field of the record a relation form has chosen. @source forms §3 */
export const RelationAttribute = Attribute;
/** A field of the row a popup select has chosen. @source forms §3 */
export const PopupAttribute = Attribute;
