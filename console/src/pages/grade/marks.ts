import type { GradeDraft, GradeNode } from '@milepost/openapi/domains/grade';

/** Marks of an organisation itself, and of everything below it, in the order people read them. */
export const LAYERS = {
  this: ['canSelect', 'canAdd', 'canEdit', 'canRemove'],
  below: ['canSelectBelow', 'canAddBelow', 'canEditBelow', 'canRemoveBelow'],
} as const;
export type Layer = keyof typeof LAYERS;
export type Mark = (typeof LAYERS)[Layer][number];
export type Marks = Readonly<Record<Mark, boolean>>;

const ALL: readonly Mark[] = [...LAYERS.this, ...LAYERS.below];

/** Marks an organisation has. */
export const marksOf = (node: Marks): readonly Mark[] => ALL.filter((mark) => node[mark]);

/** Marks of a layer as they were chosen; what may be changed in any way may be seen. @reading R-477 */
export function layerOf(layer: Layer, chosen: readonly string[]): Partial<Marks> {
  const marks = LAYERS[layer];
  return Object.fromEntries(
    marks.map((mark, at) => [mark, chosen.includes(mark) || (at === 0 && marks.some((one) => chosen.includes(one)))]),
  );
}

/** The tree with other marks at one organisation. */
export const withMarks = (nodes: readonly GradeNode[], id: string, marks: Partial<Marks>): GradeNode[] =>
  nodes.map((node) => (node.organizeId === id ? { ...node, ...marks } : { ...node, children: withMarks(node.children, id, marks) }));

/** Organisation of a tree; undefined where it is not there. */
export function nodeAt(nodes: readonly GradeNode[], id: string): GradeNode | undefined {
  for (const node of nodes) {
    const found = node.organizeId === id ? node : nodeAt(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Organisations with a mark, as they are saved. */
export const marked = (nodes: readonly GradeNode[]): GradeDraft['organizations'] =>
  nodes.flatMap((node) => {
    const { organizeId, canSelect, canAdd, canEdit, canRemove, canSelectBelow, canAddBelow, canEditBelow, canRemoveBelow } = node;
    const own = { organizeId, canSelect, canAdd, canEdit, canRemove, canSelectBelow, canAddBelow, canEditBelow, canRemoveBelow };
    return [...(marksOf(own).length > 0 ? [own] : []), ...marked(node.children)];
  });
