import type { Io } from '../../io.ts';
import { LANGUAGES_FILE, languagesOf } from '../../registration/index.ts';
import {
  TAKE_BACK,
  carryOut,
  diskSnapshot,
  findProject,
  overlaid,
  thisWorld,
  type CommandPlan,
  type World,
} from '../../workspace/index.ts';
import { missingOf, textsIn } from '../i18n/texts.ts';
import { lingui } from '../new-page/catalogues.ts';
import { formatOf } from '../new-page/format.ts';
import { readLocaleInput, type LocaleInput, type NewLocaleFlags } from './input.ts';
import { planLocale, type LocalePlan } from './plan.ts';

/**
 * Adds a language to the product: its catalogues, with nothing translated, and its place everywhere languages are listed.
 * A second run changes nothing.
 * @throws CommandFailure 2 unusable input, a language that is there with another tag, name or fallback · 3 no project, or a disk that refuses · 4 files that are not as expected
 */
export async function newLocaleCommand(code: string, flags: NewLocaleFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const input = readLocaleInput(code, flags, languagesOf(snapshot));
  const plan = await planLocale(input, snapshot, await formatOf(snapshot));
  const after = overlaid(snapshot, new Map(plan.changes.map((change) => [change.path, change.after])));
  const missing = missingOf(await textsIn(input.code, after, await lingui(root))).length;
  return carryOut(localeCommandPlan(input, plan, missing), flags, io, { root, world });
}

/** A planned language, and how it is told. */
function localeCommandPlan({ code, tag, name, fallback }: LocaleInput, { changes, tables }: LocalePlan, missing: number): CommandPlan {
  return {
    command: `new locale ${code}`,
    changes,
    unchanged: `Language "${code}" (${tag}, ${name}) is there: nothing to change. ${missing} texts are to be translated.`,
    words: {
      title: `Language "${code}" (${tag}, ${name})`,
      figures: [`${missing} texts to translate`],
      notes: [
        `What is not translated yet is shown in ${fallback ?? 'Chinese'}; "npm run check" counts it.`,
        `With "isComplete: true" in ${LANGUAGES_FILE} a missing text becomes an error; then these files need its words too:`,
        ...tables.map((path) => `  ${path}`),
      ],
      next: [[`npx milepost i18n missing --locale ${code}`, 'what is not translated yet'], TAKE_BACK],
    },
    facts: { locale: code, tag, name, fallback, missing, tables },
  };
}
