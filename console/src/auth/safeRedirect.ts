import { redirectOfQuery, safeRedirect as safeTarget } from '@milepost/openapi/guards';

/**
 * Path to go to after signing in: the `redirect` of the query, as a path of this origin, or `/` when it is missing,
 * given twice or not ours. @source shell §2.2 rule 1
 */
export const safeRedirect = (search: string, origin: string): string => redirectOfQuery(search, { origin });

/** A path to come back to, as a path of this origin, or `/` when it is not ours. */
export const safePath = (wanted: string, origin: string): string => safeTarget(wanted, { origin });
