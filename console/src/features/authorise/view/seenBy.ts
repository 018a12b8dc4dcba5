import type { RightStep } from '@milepost/openapi/domains/authority';
import type { AllRights } from '../compare/sideBySide.ts';
import { leavesOf } from '../rights.ts';
import type { Node } from '../rights.ts';

/** Kinds of rights on a page, in the order of the steps that give them. */
export const PAGE_KINDS = ['button', 'column', 'form', 'data'] as const satisfies readonly RightStep[];
export type PageKind = (typeof PAGE_KINDS)[number];

/** Rights of one kind on a page: those the role has, and those it lacks, as they can be given. */
export interface PageRights {
  readonly has: readonly Node[];
  readonly lacks: readonly Node[];
}

/** The tree with the leaves that are wanted, and what stands above them. */
function pruned(nodes: readonly Node[], isWanted: (leaf: Node) => boolean): Node[] {
  return nodes.flatMap((node) => {
    if (node.children.length === 0) return isWanted(node) ? [node] : [];
    const children = pruned(node.children, isWanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The menu of somebody who has this role alone: systems, folders and pages. A system without a page shows nothing. */
export function menuOf({ menu, system }: AllRights): Node[] {
  const [chosen, systems] = [new Set(menu.chosenIds), new Set(leavesOf(system.nodes))];
  return pruned(menu.nodes, ({ id }) => chosen.has(id) && !systems.has(id));
}

/** Rights such a person has on a page; those below others are told one by one. */
export function rightsOn(rights: AllRights, pageId: string): Readonly<Record<PageKind, PageRights>> {
  const find = (nodes: readonly Node[]): Node | undefined => {
    for (const node of nodes) {
      const found = node.id === pageId ? node : find(node.children);
      if (found) return found;
    }
    return undefined;
  };
  const of = (kind: PageKind): PageRights => {
    const { nodes, chosenIds } = rights[kind];
    const chosen = new Set(chosenIds);
    const all = every(find(nodes)?.children ?? []);
    return { has: all.filter(({ id }) => chosen.has(id)), lacks: all.filter(({ id }) => !chosen.has(id)) };
  };
  return { button: of('button'), column: of('column'), form: of('form'), data: of('data') };
}

const every = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...every(node.children)]);
