import { msg, plural } from '@lingui/core/macro';
import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { problemsOf } from '@milepost/openapi/domains/design';
import { menuCodecs } from '@milepost/openapi/domains/menu';
import type { MenuNode, MenuParent } from '@milepost/openapi/domains/menu';
import { modelCodecs } from '@milepost/openapi/domains/model';

import { menuOperations, modelOperations } from '@milepost/openapi/operations';
import { createElement } from 'react';
import type { Api } from '../../data/api/index.ts';
import { openedDesign, readDraft } from '../../data/design/versions.ts';
import { menuName } from '../../i18n/menuName.ts';
import type { Words } from '../../i18n/menuName.ts';
import { NotDone, choice, feed, longText, panel, toggle } from '../../features/resource/index.ts';
import type { OwnFeed, Task } from '../../features/resource/index.ts';
import { ReleaseReview } from './ReleaseReview.tsx';
import type { ReviewedModel } from './ReleaseReview.tsx';

/** Draft of a release. */
interface Release {
  /** Entry or system it is put below; null where it is in the menu already, or stays out of it. */
  readonly place: string | null;
  readonly follows: boolean;
  readonly note: string;
}

/** Characters of a note. */
const NOTE_CHARS = 500;
/** Id that leaves nothing out. */
const NOTHING_OMITTED = '0';

/** Codes of the entries of a menu by their ids: a name of the menu is known by both. */
const codesOf = (nodes: readonly MenuNode[]): readonly (readonly [id: string, enCode: string])[] =>
  nodes.flatMap(({ id, enCode, children }) => [[id, enCode] as const, ...codesOf(children)]);

/** Place in the menu, by the name the menu shows. It is found by the server's, too. */
function placeOption({ id, enCode, fullName }: Record<'id' | 'enCode' | 'fullName', string>, depth: number, words: Words): Option {
  const name = menuName({ enCode, fullName }, words);
  return { id, label: name.fullName, depth, ...(name.serverName !== undefined && { keywords: name.serverName }) };
}

const optionsOf = (nodes: readonly MenuParent[], codes: ReadonlyMap<string, string>, depth: number, words: Words): readonly Option[] =>
  nodes.flatMap(({ id, fullName, children }) => [
    placeOption({ id, enCode: codes.get(id) ?? '', fullName }, depth, words),
    ...optionsOf(children, codes, depth + 1, words),
  ]);

/** Systems of the menu with the folders a page may stand in. */
const places: OwnFeed = async ({ client }, _, signal, words) => {
  const { listSystems, listMenus, listMenuParents } = bindOperations(client, menuOperations);
  const { data } = await listSystems({}, { signal });
  const systems = data ? menuCodecs.listSystems.data.decode(data) : [];
  const all = await Promise.all(
    systems.map(async (system) => {
      const [parents, menus] = await Promise.all([
        listMenuParents({ path: { systemId: system.id, id: NOTHING_OMITTED }, query: { category: 'Web' } }, { signal }),
        listMenus({ path: { systemId: system.id } }, { signal }),
      ]);
      const folders = parents.data ? menuCodecs.listMenuParents.data.decode(parents.data) : [];
      const codes = new Map(menus.data ? codesOf(menuCodecs.listMenus.data.decode(menus.data)) : []);
      return [placeOption(system, 0, words), ...optionsOf(folders, codes, 1, words)];
    }),
  );
  return all.flat();
};

/** Asks the design once more: somebody may have saved an error since it was looked at. @throws {NotDone} where it has errors */
async function requireSound(api: Api, id: string): Promise<void> {
  const draft = await readDraft(api, id);
  if (!draft) throw new NotDone(msg`It may have been deleted, or the server did not answer.`);
  const count = problemsOf(openedDesign(draft).document).filter(({ severity }) => severity === 'error').length;
  if (count > 0)
    throw new NotDone(
      msg`${plural(count, { one: 'The design has # error: mend it first, then release it.', other: 'The design has # errors: mend them first, then release it.' })}`,
    );
}

/** Releases a design: for everybody who has its page, and into the menu where it is not there yet. @source admin §7 @reading R-267 */
export function releasing(model: ReviewedModel): Task<Release> {
  const { id, fullName, lastModifyTime } = model;
  return {
    id: 'releaseModel',
    title: msg`Release “${fullName}”`,
    confirmLabel: msg({ message: 'Release', context: 'design' }),
    fields: [
      panel(() => createElement(ReleaseReview, { model })),
      choice('place', msg`Place in the menu`, feed('places'), {
        help: msg`Where it stands in the menu already it stays. Left empty, it gets no new place.`,
      }),
      toggle('follows', msg`New columns, fields and buttons`, {
        onText: msg`Also for roles that had all of them`,
        offText: msg`For no role yet`,
      }),
      longText('note', msg({ message: 'Note', context: 'of a release' }), {
        maxChars: NOTE_CHARS,
        help: msg`What has changed: it stands among the versions`,
      }),
    ],
    feeds: { places },
    initial: { place: null, follows: true, note: '' },
    impact: async () => [msg`Lists and forms of this design are the new ones at once, for everybody who has them.`],
    async steps({ place, follows, note }, api) {
      await requireSound(api, id);
      const run = async () => {
        const body = modelCodecs.releaseModel.body.encode({
          pc: place !== null && place !== '',
          app: false,
          pcModuleParentId: place ? [place] : [],
          appModuleParentId: [],
          follows,
          note,
          seenTime: lastModifyTime,
        });
        await bindOperations(api.client, modelOperations).releaseModel({ path: { id }, body });
        return {};
      };
      return [{ name: msg`Release the design`, run }];
    },
    done: () => msg`“${fullName}” is released`,
  };
}
