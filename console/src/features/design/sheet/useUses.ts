import { useLingui } from '@lingui/react/macro';
import { fieldName, fieldsOf, usesOfField } from '@milepost/openapi/domains/design';
import type { NodeId } from '@milepost/openapi/domains/design';
import { useDeferredValue, useMemo } from 'react';
import { useDesign } from '../designer/useDesigner.ts';
import { usageSentence } from '../retired/usageWords.ts';

/** Places a field is used in, in words: once each, in their order. */
export function useUses(nodeId: NodeId): readonly string[] {
  const { i18n } = useLingui();
  const document = useDeferredValue(useDesign((state) => state.document));
  return useMemo(() => {
    const field = fieldsOf(document).find((one) => one.nodeId === nodeId);
    if (!field) return [];
    const uses = usesOfField(document, fieldName(field)).filter(({ owner }) => typeof owner !== 'object' || owner.node !== nodeId);
    return [...new Set(uses.map((use) => i18n._(usageSentence(use, document))))];
  }, [document, nodeId, i18n]);
}
