import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { createRelationData } from './relationData.ts';
import type { RelatedRecord, RelationData } from './relationData.ts';

const Context = createContext<RelationData | null>(null);

/**
 * Keeps what the fields in it have chosen, for the fields that show something of it. Around a form, and around every row of
 * a sub-table. @source forms §3
 */
export function RelationDataProvider({ data, children }: { readonly data?: RelationData; readonly children: ReactNode }) {
  const [own] = useState(createRelationData);
  return <Context value={data ?? own}>{children}</Context>;
}

/** The store of the form around, null where there is none. */
export function useRelationData(): RelationData | null {
  return useContext(Context);
}

const NONE: RelatedRecord = { kind: 'none' };
const noSubscription = () => () => undefined;

/** Record a field of the form around has chosen. */
export function useRelatedRecord(field: string): RelatedRecord {
  const data = useRelationData();
  return useExternalStore(data?.subscribe ?? noSubscription, () => data?.get(field) ?? NONE);
}
