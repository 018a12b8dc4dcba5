/** Codes of what a data interface does: an SQL, and a request to another server. @source admin §2 */
export const METHOD = { add: '1', change: '2', query: '3', remove: '4', get: '6', post: '7' } as const;
