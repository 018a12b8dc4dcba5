import { listOf, text } from '../../harness/run/written/matcher.ts';
import { row } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';
import { NotRun } from '../../harness/model/stop.ts';
import type { Actors } from '../../harness/run/wire/actors.ts';

/** Design that stands in the menu of the web. @throws NotRun when the server has none */
async function placed({ as }: Actors): Promise<{ readonly id: string }> {
  const { list } = await (await as('admin')).data('listModels', { query: { currentPage: '1', pageSize: '100' } });
  const found = list.find(({ pcIsRelease, pcReleaseName }) => pcIsRelease === 1 && (pcReleaseName ?? '') !== '');
  if (!found) throw new NotRun('the server has no design in the menu of the web');
  return { id: found.id };
}

contract('model', [
  row('what uses a design names its entries of the menu first, each once and by name, and never the design itself', {
    call: 'listModelUses',
    given: placed,
    path: ({ id }) => ({ id }),
    expect: ({ id }) => ({
      code: 200,
      data: { list: listOf({ id: text, fullName: text, kind: text }, { atLeast: 1 }) },
      holds: ({ list }) =>
        list[0]?.kind === 'menu' &&
        list.every(({ kind }, at) => kind !== 'menu' || list.slice(0, at).every((before) => before.kind === 'menu')) &&
        list.every((use) => use.id !== id) &&
        new Set(list.map((use) => `${use.kind} ${use.id}`)).size === list.length,
    }),
    source: 'admin §7',
    reading: 'R-842',
  }),
]);
