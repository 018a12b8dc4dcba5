import { currentUserCodecs } from '@milepost/openapi/domains/current-user';
import type { Authorization } from '@milepost/openapi/domains/current-user';
import type { Api } from '../api/index.ts';

/** The kinds of what a person may open, see and press, in the order of the page. @source shell §7 */
export const AUTHORIZATION_KINDS = ['module', 'button', 'column', 'form', 'resource', 'portal', 'flow', 'print'] as const;
export type AuthorizationKind = (typeof AUTHORIZATION_KINDS)[number];

/** One thing a person may open, see or press. */
export interface AuthorizedNode {
  readonly id: string;
  readonly fullName: string;
  readonly children: readonly AuthorizedNode[];
}

export type OwnAuthorization = Readonly<Record<AuthorizationKind, readonly AuthorizedNode[]>>;

type Trees = Authorization[AuthorizationKind];

/** Ids of one tree need not differ across its branches: the way down to a node tells it apart. */
const plain = (trees: Trees, above: string): AuthorizedNode[] =>
  trees.map(({ id, fullName, children }) => ({ id: `${above}/${id}`, fullName, children: plain(children, `${above}/${id}`) }));

/** Everything the signed-in person is authorised for; null when the server sent nothing. */
export async function fetchAuthorization(api: Api, signal?: AbortSignal): Promise<OwnAuthorization | null> {
  const { data } = await api.getOwnAuthorization({}, { signal });
  const trees = data && currentUserCodecs.getOwnAuthorization.data.decode(data);
  if (!trees) return null;
  return {
    module: plain(trees.module, ''),
    button: plain(trees.button, ''),
    column: plain(trees.column, ''),
    form: plain(trees.form, ''),
    resource: plain(trees.resource, ''),
    portal: plain(trees.portal, ''),
    flow: plain(trees.flow, ''),
    print: plain(trees.print, ''),
  };
}

/** Number of things in trees, groups included. */
export const countNodes = (nodes: readonly AuthorizedNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
