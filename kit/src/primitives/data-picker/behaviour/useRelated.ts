import { useEffect, useEffectEvent, useState } from 'react';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import { useAnnounce } from '../../../engines/environment/index.ts';
import { createRequestLane } from '../../../engines/request-lane/index.ts';
import { useRelationData } from '../../relation-data/index.ts';
import type { RelatedRecord, RelationCause } from '../../relation-data/index.ts';
import type { Holder } from './holder.ts';
import type { DataPickerMessages } from '../messageTypes.ts';
import type { DataPickerSpec } from '../types.ts';

interface Chosen {
  /** Null when nothing is chosen. */
  readonly id: string | null;
  /** Name that is shown. */
  readonly name: string;
  /** Node of it, as far as it is known. */
  readonly node: DataNode | undefined;
  /** The look-up of it is over, and there is nothing. */
  readonly isUnknown: boolean;
}

/**
 * Keeps the chosen record for the fields that follow this one: looked up where the row is not all of it, the newest choice
 * wins, and what belongs to another record is gone at once. A choice is told in one sentence however many fields follow.
 * @param cause who has brought the present choice about; `loaded` again once that was told
 * @source forms §3, §4, §8
 */
export function useRelated(
  { field, recordOf }: DataPickerSpec,
  chosen: Chosen,
  cause: Holder<RelationCause>,
  { related: sentence }: DataPickerMessages,
): void {
  const data = useRelationData();
  const announce = useAnnounce(data !== null);
  const [lane] = useState(createRequestLane);
  const { id, node, isUnknown } = chosen;
  const isKept = data !== null && field !== '';

  function tell(related: RelatedRecord) {
    const { all, filled } = data?.followers(field) ?? { all: 0, filled: 0 };
    if (all === 0 || related.kind === 'loading') return;
    const { name: record } = chosen;
    if (related.kind === 'failed') announce(sentence({ kind: 'failed', record }));
    else if (filled === 0) announce(sentence({ kind: 'empty', count: all }));
    else announce(sentence({ kind: 'filled', count: filled, record }));
  }

  const publish = useEffectEvent((related: RelatedRecord) => {
    const by = cause.get();
    data?.set(field, related, by);
    if (by === 'chosen') tell(related);
    if (related.kind !== 'loading') cause.set('loaded');
  });

  useEffect(() => {
    if (!isKept) return undefined;
    if (id === null) publish({ kind: 'none' });
    if (id === null || !recordOf) return undefined;
    publish({ kind: 'loading' });
    void lane
      .run((signal) => recordOf(id, signal))
      .then((result) => {
        if (result.status === 'current') publish(result.value ? { kind: 'known', record: result.value } : { kind: 'failed' });
      })
      .catch(() => publish({ kind: 'failed' }));
    return () => lane.stop();
  }, [isKept, id, recordOf, lane]);

  useEffect(() => {
    if (!isKept || id === null || recordOf) return;
    if (node) publish({ kind: 'known', record: node.record });
    else publish({ kind: isUnknown ? 'failed' : 'loading' });
  }, [isKept, id, node, isUnknown, recordOf]);
}
