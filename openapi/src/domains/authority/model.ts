import type { ModelOf } from '../../wire/index.ts';
import type { authorityCodecs, RIGHT_STEPS, rightNode } from './codec.ts';

type Codecs = typeof authorityCodecs;

/** A step of giving rights: systems, menu entries, then rights on the chosen pages. */
export type RightStep = keyof typeof RIGHT_STEPS;
/** A system, a menu entry or a right, with what stands below it. */
export type RightNode = ModelOf<typeof rightNode>;
/** Answer of a step: the tree, what the role has of it (folders in part included), and everything in it. */
export interface RightChoice {
  nodes: RightNode[];
  chosenIds: string[];
  allIds: string[];
}
/** Rights of a role, as they are saved: ids of menu entries include folders that are chosen in part. */
export type RoleRights = ModelOf<Codecs['setRoleRights']['body']>;
/** Rights that several roles get beside those they have. */
export type AddedRights = ModelOf<Codecs['addRights']['body']>;
