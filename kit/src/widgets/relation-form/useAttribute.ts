import { useEffect, useEffectEvent } from 'react';
import { cellText, columnValue } from '../../engines/data-rows/index.ts';
import { useRelatedRecord, useRelationData } from '../../primitives/relation-data/index.ts';
import type { RelatedRecord } from '../../primitives/relation-data/index.ts';
import type { AttributeConfig, AttributeProps } from './types.ts';

const EMPTY_CONFIG = { follows: '', showField: '', storage: 'shown' } as const;

/** Value an attribute saves of a record: the column as it is, nothing where the record is not known. */
function savedOf(related: RelatedRecord, showField: string): unknown {
  return related.kind === 'known' ? (columnValue(related.record, showField) ?? '') : '';
}

/** Text an attribute shows, and, in storage mode 2, the value the form is told to save. @source forms §4, §8 @reading R-254 */
export function useAttribute({ config, value, onChange }: Pick<AttributeProps, 'config' | 'value' | 'onChange'>) {
  const { follows, showField, storage }: Pick<AttributeConfig, 'follows' | 'showField' | 'storage'> =
    config.kind === 'parsed' ? config.config : EMPTY_CONFIG;
  const data = useRelationData();
  const related = useRelatedRecord(follows);
  const isSaved = storage === 'saved';

  const choose = useEffectEvent((chosen: RelatedRecord) => {
    if (isSaved) onChange?.(savedOf(chosen, showField));
  });
  useEffect(() => data?.follow(follows, { showField, onChosen: (chosen) => choose(chosen) }), [data, follows, showField]);

  const isLoading = related.kind === 'loading';
  // What was saved stands until another record is chosen: one that changed since does not change a form that is only looked at.
  const hasSaved = isSaved && cellText(value) !== '';
  return { text: cellText(hasSaved ? value : savedOf(related, showField)), isLoading: isLoading && !hasSaved };
}
