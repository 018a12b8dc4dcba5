import { useLingui } from '@lingui/react/macro';
import { CheckboxGroup } from '@milepost/kit/checkbox-group';
import { Field, useFieldIds } from '@milepost/kit/field';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { SearchField } from '@milepost/kit/search-field';
import { Tree } from '@milepost/kit/tree';
import type { GradeNode } from '@milepost/openapi/domains/grade';
import { useCallback, useState } from 'react';
import { layerOf, LAYERS, marksOf, nodeAt, withMarks } from './marks.ts';
import type { Layer, Mark } from './marks.ts';
import * as css from './GradeForm.css.ts';

/** Organisations as a tree, and beside it what may be done with the chosen one and with everything below it. @reading R-477 */
export function OrganizationMarks({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const nodes = (value ?? []) as readonly GradeNode[];
  const [keyword, setKeyword] = useState('');
  const [expanded, setExpanded] = useState<'all' | ReadonlySet<string>>('all');
  const [chosenId, setChosenId] = useState(nodes[0]?.organizeId ?? null);
  const ids = useFieldIds(field.id);
  const words: Record<Mark, string> = {
    canSelect: t({ message: 'See', context: 'right' }),
    canAdd: t({ message: 'Add', context: 'right' }),
    canEdit: t({ message: 'Edit', context: 'right' }),
    canRemove: t({ message: 'Delete', context: 'right' }),
    canSelectBelow: t({ message: 'See', context: 'right' }),
    canAddBelow: t({ message: 'Add', context: 'right' }),
    canEditBelow: t({ message: 'Edit', context: 'right' }),
    canRemoveBelow: t({ message: 'Delete', context: 'right' }),
  };
  const look = useCallback((node: GradeNode) => {
    const count = marksOf(node).length;
    return { id: node.organizeId, label: node.fullName, children: node.children, ...(count > 0 && { note: String(count) }) };
  }, []);
  const chosen = chosenId === null ? undefined : nodeAt(nodes, chosenId);
  const layer = (which: Layer, label: string) =>
    chosen && (
      <CheckboxGroup
        label={label}
        options={LAYERS[which].map((mark) => ({ id: mark, label: words[mark] }))}
        value={LAYERS[which].filter((mark) => chosen[mark])}
        onChange={(marks) => {
          onChange(withMarks(nodes, chosen.organizeId, layerOf(which, marks)));
          onLeave();
        }}
      />
    );
  const organization = chosen?.fullName ?? '';
  const { label } = field;
  return (
    <Field {...field} ids={ids} labelFor="text">
      <SearchField label={t`Filter: ${label}`} placeholder={t`Name`} value={keyword} onChange={setKeyword} />
      <div className={css.marks} id={ids.control} tabIndex={-1}>
        <div className={css.tree}>
          <Tree
            label={label}
            nodes={nodes}
            node={look}
            selectedId={chosenId}
            onSelect={setChosenId}
            expandedIds={expanded}
            onExpandedChange={setExpanded}
            keyword={keyword}
          />
        </div>
        <div className={css.layers}>
          {layer('this', t`${organization} itself`)}
          {layer('below', t`Everything below ${organization}`)}
        </div>
      </div>
    </Field>
  );
}
