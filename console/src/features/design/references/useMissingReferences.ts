import type { Option } from '@milepost/kit/forms/grammar';
import { referencesOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignReference, ReferenceKind } from '@milepost/openapi/domains/design';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { optionsQuery } from '../../resource/form/choices/options.ts';
import { useDesign } from '../designer/useDesigner.ts';
import type { DesignState } from '../core/types.ts';
import { API_FEEDS, MOST_RULES } from '../sheet/feeds/apiFeeds.ts';

/** Feeds of what there is of each kind: those the sheets of controls choose from. */
export const REFERENCE_FEEDS: Readonly<Record<ReferenceKind, string>> = {
  dictionary: 'dictionaries',
  interface: 'interfaces',
  model: 'models',
  numberRule: 'numberRules',
  printTemplate: 'allPrintTemplates',
};
const KINDS = Object.keys(REFERENCE_FEEDS) as readonly ReferenceKind[];
const NONE = {};

interface Answer {
  readonly data: readonly Option[] | undefined;
  readonly isError: boolean;
}

const documentOf = ({ document }: DesignState): DesignDocument => document;

/** True where a thing is surely not among those there are. */
function isMissing({ kind, id }: DesignReference, options: readonly Option[] | undefined): boolean {
  // What could not be asked, or not in whole, is not said to be missing.
  if (!options || (kind === 'numberRule' && options.length >= MOST_RULES)) return false;
  // A dictionary may be named by its code too.
  return !options.some((one) => !one.isDisabled && (one.id === id || (kind === 'dictionary' && one.keywords === id)));
}

/**
 * Things the design names that are not here. Each kind it names is asked about once; where that fails, or the person may not ask,
 * nothing of the kind is said to be missing. @source designer §6.7
 */
export function useMissingReferences(): readonly DesignReference[] {
  const api = useApi();
  const document = useDeferredValue(useDesign(documentOf));
  const { kinds, missing } = useMemo(() => {
    const references = referencesOf(document);
    const named = KINDS.filter((kind) => references.some((one) => one.kind === kind));
    const missingIn = (answers: readonly Answer[]) =>
      references.filter((one) => {
        const answer = answers[named.indexOf(one.kind)];
        return answer !== undefined && !answer.isError && isMissing(one, answer.data);
      });
    return { kinds: named, missing: missingIn };
  }, [document]);
  return useQueries({ queries: kinds.map((kind) => optionsQuery(api, API_FEEDS, REFERENCE_FEEDS[kind], NONE)), combine: missing });
}
