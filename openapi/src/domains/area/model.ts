import type { ModelOf } from '../../wire/index.ts';
import type { area, areaBody, areaNode, areaOption, areaParent } from './codec.ts';

/** An area of a list. What is below it is asked for by its id, so `children` is empty. @source admin §3 */
export type AreaNode = ModelOf<typeof areaNode>;

/** An area on the way down to a found one. */
export type AreaParent = ModelOf<typeof areaParent>;

/** An area to choose. @source forms §3 */
export type AreaOption = ModelOf<typeof areaOption>;

/** One area with the name of the one above. */
export type Area = ModelOf<typeof area>;

/** Body of an area. Judge it with `areaProblems` first. */
export type AreaBody = ModelOf<typeof areaBody>;
