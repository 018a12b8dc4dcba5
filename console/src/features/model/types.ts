import type { CompiledList, Person } from '../../data/model/compile/index.ts';
import type { AnyResource } from '../resource/index.ts';

/** Place a model is opened at. */
export interface ModelAt {
  readonly modelId: string;
  /** Entry of the menu the list is opened at: rights, columns and kept queries are its own. */
  readonly menuId: string;
  /** Name of that entry, in the person's language; that of the design where it is opened at none. */
  readonly name?: string;
  /** Person new records begin with; left out where nobody is signed in. */
  readonly person?: Person;
}

/** A model as a screen, and which rights its design asks for. */
export interface ModelScreen {
  readonly resource: AnyResource;
  readonly judges: CompiledList['judges'];
  /** There is a form and no list: the page is the form. @source wire-facts §17 */
  readonly isFormOnly: boolean;
}
