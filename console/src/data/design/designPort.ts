import { bindOperations } from '@milepost/openapi/client';
import type { DesignDocument } from '@milepost/openapi/domains/design';
import { modelOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';
import { bodyOf, storedDesign } from './storedDesign.ts';
import type { StoredDesign } from './storedDesign.ts';

/** Calls of a designer on the design it has open. */
export interface DesignPort {
  /** The design as it is now; null where it is gone. */
  readonly load: (signal?: AbortSignal) => Promise<StoredDesign | null>;
  /** Saves a draft. @throws ApiError where somebody else has saved since, or the server refuses it */
  readonly save: (document: DesignDocument, seen: StoredDesign) => Promise<unknown>;
}

/** Calls on a design. */
export function designPort({ client }: Pick<Api, 'client'>, id: string): DesignPort {
  const { getModel, updateModel } = bindOperations(client, modelOperations);
  return {
    async load(signal) {
      const { data } = await getModel({ path: { id } }, signal ? { signal } : {});
      return data ? storedDesign(data) : null;
    },
    save: (document, seen) => updateModel({ path: { id }, body: bodyOf(document, seen) }),
  };
}
