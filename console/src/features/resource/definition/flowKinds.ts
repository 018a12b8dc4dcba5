import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import type { OwnFeed } from './types.ts';

/** Kinds of flow below their categories, which are named and not chosen. */
export const flowKinds: OwnFeed = async ({ client }, _, signal) => {
  const { data } = await bindOperations(client, workflowOperations).listFlowTemplates({ query: {} }, { signal });
  return workflowCodecs.listFlowTemplates.data
    .decode(data)
    .flatMap(({ id, fullName, enCode, children }): Option[] =>
      children.length === 0
        ? [{ id, label: fullName, keywords: enCode }]
        : [
            { id, label: fullName, isDisabled: true },
            ...children.map((kind) => ({ id: kind.id, label: kind.fullName, keywords: kind.enCode, depth: 1 })),
          ],
    );
};
