/** Query keys of areas; a key covers every key that begins with it. */
export const areaKeys = {
  /** Every list. */
  lists: ['area', 'list'] as const,
  below: (parentId: string | null, keyword: string) => ['area', 'list', parentId, keyword] as const,
  record: (id: string) => ['area', 'record', id] as const,
};
