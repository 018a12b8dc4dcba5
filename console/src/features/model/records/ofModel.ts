import { msg } from '@lingui/core/macro';
import type { CallArgs } from '@milepost/openapi/client';
import type { ListAsk } from '@milepost/kit/lists/grammar';
import { rulesFor, withCurrent, withRecordPlace } from '../../../data/model/compile/index.ts';
import type { Person } from '../../../data/model/compile/index.ts';
import type { AnyResource } from '../../resource/index.ts';
import { operationsOf } from '../operations.ts';
import { USUAL_EDIT } from './recordsOf.ts';

/** Facts a declaration gets when its page opens. */
export interface OpenedAt {
  /** Id of the model on this server. */
  readonly modelId: string;
  /** Entry of the menu it is opened at; empty for none. */
  readonly menuId: string;
  readonly person: Person;
  /** Name of the page, as its entry of the menu has it. */
  readonly name: string;
}

const withMenu = (args: CallArgs, menuId: string): CallArgs => ({ ...args, body: { ...(args.body as object), menuId } });

/** Declared records of the model they have on a server, for whoever opens them. */
export function ofModel(resource: AnyResource, { modelId, menuId, person, name }: OpenedAt): AnyResource {
  const { list, form } = resource;
  const { args } = list;
  const { words } = resource;
  return {
    ...resource,
    operations: operationsOf(modelId),
    words: words.edit === USUAL_EDIT ? { ...words, edit: msg`Edit ${name}` } : words,
    list: { ...list, ...(args && { args: (ask: ListAsk, parent: string | null) => withMenu(args(ask, parent), menuId) }) },
    form: form && {
      ...form,
      fields: withCurrent(withRecordPlace(form.fields, { modelId }), person, Date.now),
      ...(form.rules && { rules: rulesFor(form.rules, person) }),
    },
  };
}
