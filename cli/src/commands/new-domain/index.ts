import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { differencesOf, diskSnapshot, findProject, real, thisWorld, writeRun, type World } from '../../workspace/index.ts';
import { answered } from '../new-page/answers.ts';
import { toolsOf } from '../new-page/index.ts';
import { inputFailure } from '../new-page/input.ts';
import { questionLine, type Question } from '../new-page/questions.ts';
import { readNewDomainInput, type DomainInput, type NewDomainFlags } from './input.ts';
import { planDomain, type DomainPlan } from './plan.ts';
import { conflictReport, domainFacts, domainReport } from './report.ts';
import { readTable } from './source/read.ts';

export type { NewDomainFlags } from './input.ts';

/**
 * Makes a whole domain of a table or of calls of a foreign description: input, plan, questions, then write or show.
 * @throws CommandFailure 2 unusable input · 3 no project, or a disk that refuses · 4 a person has changed the domain
 */
export async function newDomainCommand(name: string, flags: NewDomainFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const tools = await toolsOf(root, snapshot);
  const { input, plan } = await settled(name, flags, io, (read) =>
    planDomain(read, readTable(read.source, world.cwd, read.name), snapshot, tools),
  );
  if (plan.conflicts.length > 0) {
    if (input.isDiff && !input.isJson) io.out(differencesOf(plan.changes));
    throw new CommandFailure(EXIT.conflict, conflictReport(plan), undefined, domainFacts('refused', input, plan));
  }
  const isNew = real(plan.changes).length > 0;
  if (isNew && !input.isPreview) writeRun(root, `new domain ${plan.domain.name}`, real(plan.changes), world.files, world.nowMs());
  if (input.isJson) io.out(JSON.stringify(domainFacts(isNew ? (input.isPreview ? 'planned' : 'written') : 'unchanged', input, plan)));
  else {
    if (input.isDiff) io.out(differencesOf(plan.changes));
    io.out(domainReport(input, plan));
  }
  return EXIT.done;
}

/** A plan with nothing left to ask: at a terminal the questions are asked, elsewhere they are the refusal. */
async function settled(
  name: string,
  flags: NewDomainFlags,
  io: Io,
  planOf: (input: DomainInput) => Promise<DomainPlan>,
): Promise<{ readonly input: DomainInput; readonly plan: DomainPlan }> {
  const read = readNewDomainInput(name, flags);
  if ('problems' in read) throw inputFailure(read.problems);
  const plan = await planOf(read.input).catch((error: unknown) => {
    const questions = error instanceof CommandFailure ? (error.facts['questions'] as readonly Question[] | undefined) : undefined;
    if (questions === undefined || questions.length === 0 || !io.ask || read.input.isJson) throw error;
    return { questions };
  });
  const { questions } = plan;
  if (questions.length > 0 && io.ask && !read.input.isJson) {
    const more = await answered(flags, questions, io.ask);
    if (more !== null) return settled(name, more, io, planOf);
  }
  const needed = questions.filter(({ isNeeded }) => isNeeded);
  if (needed.length > 0 || !('domain' in plan))
    throw inputFailure(
      [
        `The domain needs ${needed.length === 1 ? 'an answer' : `${needed.length} answers`}, and nothing was written.`,
        ...needed.map(questionLine),
      ],
      questions,
    );
  return { input: read.input, plan };
}
