import { flatten, type Person } from './client.ts';

/** Makes a caller that finds seeded organisations, and records by their code. */
export async function organizationIds(person: Person): Promise<ReadonlyMap<string, string>> {
  const { list } = await person.data('listOrganizations');
  return new Map(flatten(list).map((node) => [node.enCode ?? '', node.id]));
}

/** The id behind a code of a paged list. */
export async function recordId(person: Person, operation: 'listPositions' | 'listRoles' | 'listGroups', enCode: string): Promise<string> {
  const { list } = await person.data(operation, { query: { keyword: enCode } });
  const found = list.find((row) => row.enCode === enCode);
  if (!found) throw new Error(`${operation} has no ${enCode}`);
  return found.id;
}

interface Node {
  id: string;
  type?: string | null;
  fullName: string;
  children?: Node[] | null;
}

/** Names of the nodes of a tree that have this type. */
export const namesOf = (nodes: readonly Node[], type: string): string[] =>
  flatten<Node>([...nodes]).flatMap((node) => (node.type === type ? [node.fullName] : []));
