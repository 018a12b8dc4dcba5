import type { Caller, World } from '../../core/handlers.ts';
import { modelOf, releasedOf } from '../model/lay-out.ts';
import type { ModelRow, Released } from '../model/tables.ts';
import { readDesign, type Design } from './design.ts';
import { cutDesign } from './cut-design.ts';
import { fieldRights, type FieldRights } from './field-rights.ts';
import { createNames, type Names } from './names.ts';
import { reachOf, requireReach, requireFullReach, type Reach } from './reach.ts';

/** Surroundings of a question about the records of one model. */
export interface ModelAccess {
  readonly world: World;
  readonly model: ModelRow;
  readonly released: Released;
  readonly design: Design;
  readonly reach: Reach;
  readonly rights: FieldRights;
  /** The design with what its list shows the caller. */
  readonly listed: Design;
  /** The design with what its form shows the caller. */
  readonly formed: Design;
  readonly caller: Caller | null;
  readonly names: Names;
}

/** A released model as a caller asks it who has it whole. @throws Refusal */
export function openWholeModel(world: World, id: string, caller: Caller | null): ModelAccess {
  return accessTo(world, modelOf(world, id), caller, requireFullReach(world, { id }, caller));
}

/** A released model as a caller asks it, whatever they reach of it. @throws Refusal for nothing */
export function openModel(world: World, id: string, caller: Caller | null): ModelAccess {
  const model = modelOf(world, id);
  return accessTo(world, model, caller, requireReach(world, model.id, reachOf(world, model.id, caller)));
}

function accessTo(world: World, model: ModelRow, caller: Caller | null, reach: Reach): ModelAccess {
  const released = releasedOf(model);
  const design = readDesign(released);
  const rights = fieldRights(world, model, design, reach, caller);
  return {
    world,
    model,
    released,
    design,
    reach,
    rights,
    listed: rights.isCut ? cutDesign(design, rights, rights.inList) : design,
    formed: rights.isCut ? cutDesign(design, rights, rights.inForm) : design,
    caller,
    names: createNames(world, caller),
  };
}
