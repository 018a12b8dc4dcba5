import { useLingui } from '@lingui/react/macro';
import { Field, useFieldIds } from '@milepost/kit/field';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { StatePanel } from '@milepost/kit/state-panel';
import { useMemo } from 'react';
import { Checks, idsOf, leavesOf } from '../../features/authorise/index.ts';
import type { Node } from '../../features/authorise/index.ts';
import * as css from './GradeForm.css.ts';

interface GivenNodesProps extends EditProps<CustomControl> {
  /** Tree of all that this person may give. */
  readonly nodes: readonly Node[];
}

const everyId = (nodes: readonly Node[]): string[] => nodes.flatMap(({ id, children }) => [id, ...everyId(children)]);

/** Things given beside organisations, of those one has oneself; what is given of others stays as it is. @reading R-098 */
export function GivenNodes({ field, value, onChange, onLeave, nodes }: GivenNodesProps) {
  const { t } = useLingui();
  const ids = useFieldIds(field.id);
  const given = useMemo(() => new Set((value ?? []) as readonly string[]), [value]);
  const chosen = useMemo(() => new Set(leavesOf(nodes).filter((id) => given.has(id))), [nodes, given]);
  const choose = (next: ReadonlySet<string>) => {
    const known = new Set(everyId(nodes));
    onChange([...[...given].filter((id) => !known.has(id)), ...idsOf({ nodes, chosen: next })]);
    onLeave();
  };
  return (
    <Field {...field} ids={ids} labelFor="text">
      <div id={ids.control} tabIndex={-1} className={css.column}>
        {nodes.length === 0 ? (
          <StatePanel kind="empty" title={t`There is nothing you could give`} />
        ) : (
          <Checks label={field.label} nodes={nodes} chosen={chosen} onChoose={choose} />
        )}
      </div>
    </Field>
  );
}
