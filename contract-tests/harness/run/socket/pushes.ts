import { SOCKET_CHECKS } from '../../plan/families/socket.ts';
import { NotRun } from '../../model/stop.ts';
import { RESOURCES } from '../../model/resources.ts';
import { factsOf } from '../../model/facts.ts';
import type { Run } from '../described/family.ts';
import { validBody } from '../../plan/bodies/validBody.ts';
import { pushFindings } from '../judges/socket.ts';
import { idOf, rowsOf } from '../described/rows.ts';
import { greeted, type Part } from './part.ts';

/** Kinds of messages. @source shell §4 */
const KIND = { notice: 1, schedule: 4 } as const;

/** Makes a record for one person and answers its mark and its id. @throws NotRun with the reason */
export async function makeFor(
  { probe, records }: Run,
  name: string,
  more: Readonly<Record<string, unknown>>,
): Promise<{ mark: string; id: string }> {
  const resource = RESOURCES.find((each) => each.name === name);
  if (!resource || resource.list === null) throw new Error(`[contract] There is no resource ${name} with a list. Correct the part.`);
  const mark = probe.name();
  const known = await records.body(resource, mark);
  const created = await probe.ask(resource.create, { body: { ...validBody(factsOf(resource.create), resource, known, mark), ...more } });
  const row = rowsOf(factsOf(resource.list), (await records.list(resource, mark)).data).find((each) => JSON.stringify(each).includes(mark));
  if (!row) throw new NotRun(`${resource.create} answered ${created.code}, and ${resource.list} does not list the record`);
  const id = idOf(row);
  probe.own(id, resource.remove === null ? null : { operation: resource.remove, path: records.path(resource, id) });
  return { mark, id };
}

/** Pushed messages: notices the server sends without a request. */
export const pushes: Part = {
  checks: SOCKET_CHECKS.pushes,
  play: async (run, [one, other], judge) => {
    const { probe } = run;
    const [mine, theirs] = [await one.signIn(), await other.signIn()];
    const [talk, bystander] = [await greeted(run, mine.token), await greeted(run, theirs.token)];
    const notice = await makeFor(run, 'notice', { toUserIds: one.id });
    await probe.ask('releaseNotice', { path: { id: notice.id } });
    const schedule = await makeFor(run, 'schedule', { toUserIds: [one.id] });
    await talk.answers();
    await bystander.answers();
    judge('W25', [...pushFindings(talk.heard, notice.mark, KIND.notice), ...pushFindings(bystander.heard, notice.mark, null)]);
    judge('W26', [...pushFindings(talk.heard, notice.mark, KIND.notice), ...pushFindings(talk.heard, schedule.mark, KIND.schedule)]);
    for (const each of [talk, bystander]) each.close();
  },
};
