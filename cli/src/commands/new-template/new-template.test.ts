import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '../../io.ts';
import { diskFiles, type PlanFlags } from '../../workspace/index.ts';
import { templateFacts } from '../doctor/templates.ts';
import { newPageCommand } from '../new-page/index.ts';
import type { NewPageFlags } from '../new-page/input.ts';
import { PAGE_FILES, copiedProject, treeOf as filesIn } from '../new-page/testing/copiedProject.ts';
import { removePageCommand } from '../remove-page/index.ts';
import { undoCommand } from '../undo/index.ts';
import { newTemplateCommand } from './index.ts';

const TIMEOUT_MS = 600_000;
const TEAMS: NewPageFlags = {
  type: '2',
  resource: 'listGroups',
  path: 'permission/team',
  zh: '班组',
  zhtw: '班組',
  control: ['type=dictionary:groupType:name'],
};
const DECLARATION = 'console/src/pages/{{name}}/{{constant}}.ts.template';
const CONFIG = "import { defineConfig } from '@milepost/cli/config';\nexport default defineConfig({ templates: 'ours' });\n";

const project = (): string => copiedProject([...PAGE_FILES, 'console/src/features/resource']);
/** Every file a page or its templates could touch. */
const treeOf = (root: string) => filesIn(root, ['console', 'docs', 'openapi/servers']);

let runs = 0;
const world = (root: string) => ({ cwd: root, files: diskFiles, nowMs: () => (runs += 1) });
function listener() {
  const lines: string[] = [];
  const io: Io = { out: (text) => void lines.push(text), err: () => undefined, stopRequested: () => Promise.resolve() };
  return { io, said: () => lines.join('\n') };
}
async function page(root: string): Promise<string> {
  const { io, said } = listener();
  expect(await newPageCommand('team', TEAMS, io, world(root))).toBe(0);
  return said();
}
function template(root: string, flags: PlanFlags = {}): string {
  const { io, said } = listener();
  expect(newTemplateCommand('page', flags, io, world(root))).toBe(0);
  return said();
}
const write = (root: string, file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** A project whose team has templates of its own, below the folder of pages. */
function withTemplates(files: Readonly<Record<string, string>>): string {
  const root = project();
  write(root, 'milepost.config.ts', CONFIG);
  for (const [file, text] of Object.entries(files)) write(root, `ours/page/${file}`, text);
  return root;
}

describe('milepost new template', { timeout: TIMEOUT_MS }, () => {
  test('copies the built-in ones as a start: pages are the same as without, and what is there stays', async () => {
    const root = project();
    await page(root);
    const built = treeOf(root);
    undoCommand(null, {}, listener().io, world(root));
    expect(JSON.parse(template(root, { json: true })).changes.map((change: { path: string }) => change.path)).toEqual([
      'milepost.config.ts',
      'templates/README.md',
      'templates/page/console/src/pages/{{name}}/page.ts.template',
      `templates/page/${DECLARATION}`,
    ]);
    expect(readFileSync(path.join(root, 'templates/README.md'), 'utf8')).toContain('| `{{constant}}` | name of the declaration');
    await page(root);
    expect(treeOf(root)).toEqual(built);
    write(root, `templates/page/${DECLARATION}`, '// mine\n');
    expect(template(root)).toContain('The templates in templates are there: nothing to change.');
    expect(readFileSync(path.join(root, `templates/page/${DECLARATION}`), 'utf8')).toBe('// mine\n');
    expect(await templateFacts(root)).toEqual({ kind: 'fine', folder: 'templates', count: 2 });
  });

  test('with --dry-run it writes nothing', () => {
    const root = project();
    expect(template(root, { dryRun: true })).toContain('Nothing was written');
    expect(JSON.parse(template(root, { json: true, dryRun: true })).status).toBe('planned');
  });
});

const OWN = {
  [DECLARATION]: `import { owners } from '../group/owners.ts';
{{imports}}

{{constants}}

/** {{summary}} Owned by the people of {{one}}. */
export const {{constant}} = defineResource({
  id: '{{id}}',
  source: '{{source}}',
  operations: {{operations}},
  codecs: {{codecs}},
  {{words}}
  {{list}}
  {{form}}
  actions: { remove: 'removeGroup' },
});

/** Heading of who answers for it. */
export const heading = msg\`People of {{many}}\`;
`,
  'console/src/pages/{{name}}/{{constant}}.test.ts.template': `import { {{constant}} } from './{{constant}}.ts';\n\ntest('{{name}} at {{path}}', () => expect({{constant}}).toBeDefined());\n`,
  'console/e2e/{{name}}/{{name}}.e2e.ts.template': "test('{{zh}} / {{zhtw}} / {{title}}', () => undefined);\n",
  'words.json': JSON.stringify({ 'People of {{many}}': { zh: '{{zh}}的人', zhtw: '{{zhtw}}的人' } }),
};

describe('milepost new page with templates of a team', { timeout: TIMEOUT_MS }, () => {
  test('its files replace the built-in ones or come beside them, with their words; remove and undo know them', async () => {
    const root = withTemplates(OWN);
    write(root, 'console/src/pages/group/owners.ts', 'export const owners = 1;\n');
    const before = treeOf(root);
    await page(root);
    const after = treeOf(root);
    expect(after['console/src/pages/team/teams.ts']).toMatch(
      /from '\.\.\/group\/owners\.ts';\nimport \{ msg \}[^]*Owned by the people of team\.[^]*actions: \{ remove: 'removeGroup' \},\n\}\);[^]*People of teams/,
    );
    expect(after['console/src/pages/team/teams.test.ts']).toContain("test('team at permission/team', () => expect(teams).toBeDefined());");
    expect(after['console/e2e/team/team.e2e.ts']).toBe("test('班组 / 班組 / 班组', () => undefined);\n");
    expect(after['console/src/pages/team/page.ts']).toContain('export const teamPage = resourcePage(');
    expect(after['console/src/locales/pages/zhtw.po']).toMatch(/msgid "People of teams"\nmsgstr "班組的人"/);

    expect(await page(root)).toContain('is there already: nothing to change');
    const { io, said } = listener();
    expect(removePageCommand('team', {}, io, world(root))).toBe(0);
    expect(said()).toContain('console/e2e/team/team.e2e.ts');
    expect(treeOf(root)).toEqual(before);
    expect(undoCommand(null, {}, io, world(root))).toBe(0);
    expect(treeOf(root)).toEqual(after);
    expect(undoCommand('team', {}, io, world(root))).toBe(0);
    expect(treeOf(root)).toEqual(before);
    expect(await templateFacts(root)).toEqual({ kind: 'fine', folder: 'ours', count: 3 });
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    [
      'a placeholder there is not',
      { 'a.ts.template': 'export const a = 1;\nexport const b = {{constnat}};\n' },
      /ours\/page\/a\.ts\.template:2 has \{\{constnat\}\}, which is no placeholder\. Did you mean \{\{constant\}\}\?/,
    ],
    [
      'one that no name of a file has',
      { 'console/{{domain}}.ts.template': '' },
      /has \{\{domain\}\}, which is no placeholder\. There are \{\{name\}\}, /,
    ],
    [
      'code that does not compile',
      { 'console/e2e/{{name}}.ts.template': 'export const = {{constant}};\n' },
      /ours\/page\/console\/e2e\/\{\{name\}\}\.ts\.template makes no code that compiles: .*Mend the template/,
    ],
    [
      'an import that leads nowhere',
      { 'console/e2e/{{name}}.ts.template': "import { world } from './wrld.ts';\nimport { x } from '@milepost/kit/no-such-door';\n" },
      /imports '\.\/wrld\.ts', which there is not from console\/e2e\/team\.ts.*\n.*imports '@milepost\/kit\/no-such-door'/,
    ],
    ['a file that is no template', { 'page.ts': '' }, /ours\/page\/page\.ts does not end in \.template, .*Rename it to page\.ts\.template/],
    ['words that are no JSON', { 'words.json': '{' }, /ours\/page\/words\.json is no JSON\. Give JSON such as/],
    ['words without a language', { 'words.json': '{"On duty":{"zh":"值班"}}' }, /words\.json lacks zh or zhtw of "On duty"/],
  ])('%s is refused with its place, and doctor says so too', async (_what, files, message) => {
    const root = withTemplates({ 'a.md.template': '', ...files });
    const before = treeOf(root);
    await expect(page(root)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
    expect(treeOf(root)).toEqual(before);
    const facts = await templateFacts(root);
    // The name of doctor's sample is another.
    const said = facts.kind === 'wrong' ? facts.problems.join('\n').replaceAll('sample-rule', 'team') : '';
    expect(said).toMatch(message);
  });

  test('a message nobody has the Chinese of is refused with the place for its words', async () => {
    const root = withTemplates({
      'console/src/pages/{{name}}/duty.ts.template':
        "import { msg } from '@lingui/core/macro';\nexport const duty = msg`Who is on duty`;\n",
    });
    await expect(page(root)).rejects.toThrow(
      /duty\.ts\.template says "Who is on duty", and nobody has its Chinese\. Add it to ours\/page\/words\.json: \{"Who is on duty": /,
    );
  });

  test.each([
    ['export default {', /milepost\.config\.ts cannot be read/],
    ['export const settings = {};', /has no settings as its default export/],
    ["export default { template: 'ours' };", /has the setting "template", which there is not\. Did you mean templates\?/],
    ["export default { templates: '../ours' };", /names "\.\.\/ours" as templates\. Give a folder of the project/],
    ["export default { templates: 'nowhere' };", /names the folder "nowhere" as templates, and there is nothing in it/],
  ])('settings %s are refused, and doctor says so too', async (text, message) => {
    const root = project();
    write(root, 'milepost.config.ts', text);
    await expect(page(root)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
    expect(await templateFacts(root)).toEqual({ kind: 'wrong', problems: [expect.stringMatching(message)] });
  });
});
