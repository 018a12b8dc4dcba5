import { useLingui } from '@lingui/react/macro';
import { fieldName, fieldsOf, labelOf, usesOfField } from '@milepost/openapi/domains/design';
import type { FieldUse, NodeId } from '@milepost/openapi/domains/design';
import { useDeferredValue, useMemo } from 'react';
import { useDesign } from '../designer/useDesigner.ts';

/** Places a field is used in, in words: once each, in their order. */
export function useUses(nodeId: NodeId): readonly string[] {
  const { t } = useLingui();
  const document = useDeferredValue(useDesign((state) => state.document));
  return useMemo(() => {
    const field = fieldsOf(document).find((one) => one.nodeId === nodeId);
    if (!field) return [];
    const words = ({ owner, as, path }: FieldUse): string | null => {
      if (typeof owner === 'object') {
        if (owner.node === nodeId) return null;
        const node = document.tree.nodes.get(owner.node);
        const label = node ? labelOf(node) : '';
        return as === 'formula' ? t`formula of “${label}”` : t`“${label}”`;
      }
      const number = typeof path[1] === 'number' ? path[1] + 1 : 1;
      switch (as) {
        case 'column':
          return owner === 'appList' ? t`column of the phone list` : t`list column`;
        case 'filter':
          return owner === 'appList' ? t`filter of the phone list` : t`list filter`;
        case 'rule':
          return t`rule ${number}`;
        case 'condition':
          return t`condition of the list`;
        case 'import':
          return t({ message: 'import', context: 'use of a field' });
        case 'flow':
          return t({ message: 'flow', context: 'use of a field' });
        case 'listSum':
          return t`sum of the list`;
        default:
          return t`order of the list`;
      }
    };
    return [...new Set(usesOfField(document, fieldName(field)).map(words))].filter((one) => one !== null);
  }, [document, nodeId, t]);
}
