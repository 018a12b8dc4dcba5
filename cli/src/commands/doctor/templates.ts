import { readConfig } from '../../config/readConfig.ts';
import { CommandFailure } from '../../failure.ts';
import { isMissingPackage } from '../../missingPackage.ts';
import { pageTemplates } from '../../templates/pageTemplates.ts';
import { diskSnapshot } from '../../workspace/snapshot.ts';
import type { TemplateFacts } from './facts.ts';

/** Values of a page that could be: what its templates make of them has to be code. */
const SAMPLE = {
  name: 'sample-rule',
  id: 'sampleRule',
  constant: 'sampleRules',
  path: 'system/sampleRule',
  resource: 'listSampleRules',
  domain: 'group',
  one: 'sample rule',
  many: 'sample rules',
  zh: 'ZH',
  zhtw: 'ZHTW',
  title: 'ZH',
  summary: 'Screen of sample rules.',
  source: 'sample',
  constants: '',
  operations: 'groupOperations',
  codecs: 'groupCodecs',
  words: 'words: { many: msg`Sample rules`, add: msg`New sample rule`, edit: msg`Edit sample rule`, emptyText: msg`No sample rules yet` },',
  list: "list: { shape: 'paged', call: 'listGroups', columns: [nameColumn('fullName')] },",
  form: "form: { frame: 'dialog', create: 'createGroup', fields: [name('fullName')] },",
  actions: "actions: { remove: 'removeGroup' },",
} as const;

const importsFor = (): string => "import { msg } from '@lingui/core/macro';";

/** Facts about the templates of a project's team. */
export async function templateFacts(root: string): Promise<TemplateFacts> {
  const snapshot = diskSnapshot(root);
  try {
    const { templates: folder } = readConfig(root, snapshot);
    if (folder === undefined) return { kind: 'none' };
    const page = pageTemplates(snapshot, folder);
    // Here alone: they bring the formatter along.
    const [{ formatOf }, { pageFiles }] = await Promise.all([import('../new-page/format.ts'), import('../new-page/pageFiles.ts')]);
    const made = await pageFiles(page, { values: SAMPLE, importsFor }, await formatOf(snapshot), snapshot);
    const problems = [...page.problems, ...made.problems];
    return problems.length > 0
      ? { kind: 'wrong', problems }
      : { kind: 'fine', folder, count: page.templates.filter(({ isOwn }) => isOwn).length };
  } catch (error) {
    if (isMissingPackage(error)) return { kind: 'unread' };
    if (!(error instanceof CommandFailure)) throw error;
    if (isMissingPackage(error.cause)) return { kind: 'unread' };
    return { kind: 'wrong', problems: [error.message.replace(/^\[milepost\] /, '')] };
  }
}
