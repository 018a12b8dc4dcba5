import { NotRun } from '../stop.ts';
import { factsOf } from './facts/facts.ts';
import type { Probe } from './probe.ts';
import { backwards, type Records } from './records.ts';
import { idOf, rowsOf } from './rows.ts';

/**
 * Removes what a run has left: everything in a list that carries its mark, children before parents. Answers what resisted.
 * @param known records the journal names, for lists that do not answer any more
 */
export async function sweep(
  probe: Probe,
  records: Records,
  known: readonly { id: string; operation: string; path: Readonly<Record<string, string>> }[] = [],
): Promise<string[]> {
  for (const { id, operation, path } of known.toReversed()) {
    probe.own(id, null);
    await probe.ask(operation, { path });
  }
  const left: string[] = [];
  for (const resource of backwards()) {
    if (resource.remove === null || resource.list === null) continue;
    try {
      for (const id of await marked(resource, probe, records)) {
        probe.own(id, null);
        await records.remove({ resource, id, mark: '', sent: {} });
      }
      for (const id of await marked(resource, probe, records)) left.push(`${resource.name} ${id}`);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error; // a list below a record that is gone holds nothing
    }
  }
  return left;
}

async function marked(resource: ReturnType<typeof backwards>[number], probe: Probe, records: Records): Promise<string[]> {
  const { data } = await records.list(resource, probe.tag);
  const [name = ''] = resource.marks;
  return rowsOf(factsOf(resource.list ?? ''), data)
    .filter((row) => [row[name], row['fullName'], row['enCode']].some((value) => typeof value === 'string' && value.includes(probe.tag)))
    .map(idOf)
    .toReversed();
}
