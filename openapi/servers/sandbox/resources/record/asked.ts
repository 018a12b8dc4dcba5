import type { Caller, World } from '../../core/handlers.ts';
import { modelOf, releasedOf } from '../model/lay-out.ts';
import type { ModelRow, Released } from '../model/tables.ts';
import { readDesign, type Design } from './design.ts';
import { createNames, type Names } from './names.ts';
import { requireWhole } from './reach.ts';

/** Surroundings of a question about the records of one model. */
export interface Asked {
  readonly world: World;
  readonly model: ModelRow;
  readonly released: Released;
  readonly design: Design;
  readonly caller: Caller | null;
  readonly names: Names;
}

/** A released model as a caller asks it who has it whole. @throws Refusal */
export function askWhole(world: World, id: string, caller: Caller | null): Asked {
  const asked = askModel(world, id, caller);
  requireWhole(world, asked.model, caller);
  return asked;
}

/** A released model as a caller asks it, whatever they reach of it. @throws Refusal */
export function askModel(world: World, id: string, caller: Caller | null): Asked {
  const model = modelOf(world, id);
  const released = releasedOf(model);
  return { world, model, released, design: readDesign(released), caller, names: createNames(world, caller) };
}
