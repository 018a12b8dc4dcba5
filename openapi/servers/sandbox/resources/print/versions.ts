import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { pageOf } from '../../core/paging.ts';
import { labelById } from '../user-administration/labels.ts';
import { createPrintTemplates } from './tables.ts';
import { contentOf, keepVersions, versionsOf, type VersionStored } from './version-table.ts';

type Operations = 'listPrintTemplateVersions' | 'getPrintTemplateVersion' | 'restorePrintTemplateVersion';

/** Saves of print templates: listed, looked at, gone back to. @reading R-702 */
export function printVersionHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const templates = createPrintTemplates(store);
  const newestOf = (printId: string) => versionsOf(store, printId)[0]?.id ?? '';
  const factsOf = ({ id, printId, number, fullName, creatorUserId, creatorTime }: VersionStored, currentId: string) => ({
    id,
    printId,
    currentId,
    number,
    fullName,
    creatorUser: labelById(store, creatorUserId),
    creatorTime,
  });
  function versionBy(id: string): VersionStored {
    const found = store.one<VersionStored>('SELECT * FROM print_template_version WHERE id = ?', id);
    if (!found) throw new Refusal('该版本不存在，可能已随模板删除，请刷新后重试');
    return found;
  }
  return {
    listPrintTemplateVersions: ({ path, query }) => {
      const versions = versionsOf(store, templates.get(path.id).id);
      const rows = versions
        .map((version) => factsOf(version, versions[0]?.id ?? ''))
        .filter(({ fullName, creatorUser }) => matchesKeyword(query.keyword, fullName, creatorUser ?? ''));
      return { data: pageOf(rows, query) };
    },
    getPrintTemplateVersion: ({ path }) => {
      const version = versionBy(path.id);
      return { data: { ...factsOf(version, newestOf(version.printId)), ...contentOf(version) } };
    },
    restorePrintTemplateVersion: ({ path, body, caller }) => {
      const version = versionBy(path.id);
      const newest = newestOf(version.printId);
      if (newest !== body.currentId) throw new Refusal('模板已被他人修改，请刷新后重试');
      if (newest === version.id) throw new Refusal('当前内容就是该版本，无需恢复');
      templates.replace({ ...templates.get(version.printId), ...contentOf(version), lastModifyTime: world.now() });
      keepVersions(world, caller);
      return { msg: '已恢复到所选版本' };
    },
  };
}
