import { isToken } from './token.ts';

const FLOW_PATH = '/workFlowDetail';

export interface AddressToken {
  /** The address without the token: what the browser shows from now on. */
  readonly address: string;
  /** A token that could be one, or null. */
  readonly candidate: string | null;
}

/**
 * The token in the address of a flow's detail, and the address without it; null where there is none. A token given twice, or
 * in a shape no token has, is dropped. @source shell §2.1, §2.2 rule 5
 */
export function tokenInAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): AddressToken | null {
  const query = new URLSearchParams(search);
  if (pathname !== FLOW_PATH || !query.has('token')) return null;
  const given = query.getAll('token');
  query.delete('token');
  const rest = query.toString();
  const [only] = given;
  return {
    address: pathname + (rest && `?${rest}`) + hash,
    candidate: given.length === 1 && isToken(only) ? only : null,
  };
}

/** The address without a token that is none of its page's, and that nothing reads; null where there is none. */
export function withoutToken({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const query = new URLSearchParams(search);
  if (pathname === FLOW_PATH || !query.has('token')) return null;
  query.delete('token');
  const rest = query.toString();
  return pathname + (rest && `?${rest}`) + hash;
}
