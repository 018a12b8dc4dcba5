export { RelationDataProvider, useRelatedRecord, useRelationData } from './RelationDataProvider.tsx';
export { createRelationData, shownText } from './relationData.ts';
export type { Follower, RelatedRecord, RelationCause, RelationData } from './relationData.ts';
