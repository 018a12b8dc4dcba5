/**
 * Key a write invalidates that changes how the person is called or looks. The person is no cached query: who keeps them reads
 * them again.
 */
export const currentUserKeys = { user: ['currentUser', 'user'] as const };
