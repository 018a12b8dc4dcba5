import { missingProblems } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignProblem, Json, JsonObject, Path } from '@milepost/openapi/domains/design';
import { useMemo } from 'react';
import type { ListChange } from '../core/types.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { sortedProblems } from '../problems/useProblems.ts';
import { useMissing } from '../references/missing.ts';
import { listIn } from './listItems.ts';
import type { ListOwner } from './listItems.ts';

/** A list while it is designed, and the ways to change it. */
export interface ListDesign {
  readonly owner: ListOwner;
  readonly document: DesignDocument;
  readonly list: JsonObject | null;
  readonly problems: readonly DesignProblem[];
  readonly isReadOnly: boolean;
  /** @returns true where it was made; a refused one says its sentence by itself */
  readonly change: (change: ListChange) => boolean;
  readonly set: (path: Path, value: Json | undefined) => boolean;
}

/** One list of the design that is edited. */
export function useListDesign(owner: ListOwner): ListDesign {
  const { run, isReadOnly } = useDesigner();
  const document = useDesign((state) => state.document);
  const missing = useMissing();
  return useMemo(
    () => ({
      owner,
      document,
      list: listIn(document, owner),
      problems: [...sortedProblems(document), ...missingProblems(document, missing)].filter((problem) => problem.owner === owner),
      isReadOnly,
      change: (change) => run({ do: 'list', list: owner, change }),
      set: (path, value) => run({ do: 'set', target: owner, path, value }),
    }),
    [owner, document, isReadOnly, run, missing],
  );
}
