/** Query keys of «things»; a key covers every key that begins with it. */
export const exhibitKeys = {
  /** Every list. */
  lists: ['$keyRoot', 'list'] as const,
  //- if paged
  page: (search: object) => ['$keyRoot', 'list', search] as const,
  //- end
  //- if list
  list: (keyword: string) => ['$keyRoot', 'list', keyword] as const,
  //- end
  //- if lazyTree
  below: (parentId: string | null, keyword: string) => ['$keyRoot', 'list', parentId, keyword] as const,
  //- end
  //- if canUpdate
  record: (id: string) => ['$keyRoot', 'record', id] as const,
  //- end
};
