import { msg, plural } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import type { OrganizationOption } from '@milepost/openapi/domains/organization';
import { positionCodecs } from '@milepost/openapi/domains/position';
import { organizationOperations, positionOperations } from '@milepost/openapi/operations';
import type { Api } from '../../data/api/index.ts';
import { NotDone, picks } from '../../features/resource/index.ts';
import type { Task } from '../../features/resource/index.ts';
import { allPages } from '../../features/resource/list/rows/allPages.ts';

interface Original {
  readonly id: string;
  readonly fullName: string;
  readonly enCode: string;
}
interface Into {
  readonly organizeIds: readonly string[];
}

/** Longest code. @reading R-100 */
const CODE_MAX_CHARS = 50;
const FIRST = 1;

/** As many codes as are asked for, none of which is taken: the code with a number behind it, as servers name their copies. */
export function codesLike(code: string, taken: ReadonlySet<string>, count: number): string[] {
  const codes: string[] = [];
  for (let number = FIRST; codes.length < count; number += 1) {
    const suffix = `.copy${number}`;
    const made = code.slice(0, CODE_MAX_CHARS - suffix.length).replace(/\.+$/, '') + suffix;
    if (!taken.has(made.toLowerCase())) codes.push(made);
  }
  return codes;
}

/** Codes of all positions, in small letters. */
async function takenCodes({ client }: Api): Promise<ReadonlySet<string>> {
  const { listPositions } = bindOperations(client, positionOperations);
  const { rows } = await allPages(async (currentPage, pageSize) => {
    const { data } = await listPositions({ query: { currentPage, pageSize } });
    return positionCodecs.listPositions.data.decode(data);
  });
  return new Set((rows as readonly { readonly enCode?: string }[]).map(({ enCode = '' }) => enCode.toLowerCase()));
}

/** Names of organisations by their ids. */
async function organizationNames({ client }: Api): Promise<ReadonlyMap<string, string>> {
  const { data } = await bindOperations(client, organizationOperations).listOrganizationOptions({ path: { id: '0' } });
  const names = new Map<string, string>();
  const visit = (nodes: readonly OrganizationOption[]) => {
    for (const { id, fullName, lastFullName, children } of nodes) {
      names.set(id, lastFullName || fullName);
      visit((children ?? []) as readonly OrganizationOption[]);
    }
  };
  visit(data ? organizationCodecs.listOrganizationOptions.data.decode(data) : []);
  return names;
}

/** Creates a position like this one in each of several organisations, under codes of their own. Nobody holds the copies. @source admin §3 @reading R-732 */
export function copyPosition({ id, fullName, enCode }: Original): Task<Into> {
  const codes = async (api: Api, count: number) => codesLike(enCode, await takenCodes(api), count);
  return {
    id: 'copyPosition',
    title: msg`Copy “${fullName}” to organisations`,
    confirmLabel: msg({ message: 'Copy', context: 'a position' }),
    fields: [picks('organizeIds', msg`Organisation`, 'organizationId', { required: true })],
    initial: { organizeIds: [] },
    impact: async ({ organizeIds }, api) => {
      const count = organizeIds.length;
      if (count === 0) return [];
      const made = (await codes(api, count)).join(' · ');
      return [
        msg`${plural(count, { one: '# position is created, with the code', other: '# positions are created, with the codes' })} ${made}`,
        msg`Nobody holds it there yet.`,
      ];
    },
    async steps({ organizeIds }, api) {
      const calls = bindOperations(api.client, positionOperations);
      const [made, names] = await Promise.all([codes(api, organizeIds.length), organizationNames(api)]);
      return organizeIds.map((organizeId, at) => ({
        name: names.get(organizeId) ?? organizeId,
        async run() {
          const { data } = await calls.getPosition({ path: { id } });
          if (!data) throw new NotDone(msg`The position is not there any more`);
          const copy = { ...positionCodecs.getPosition.data.decode(data), organizeId, enCode: made[at] ?? '' };
          await calls.createPosition({ body: positionCodecs.createPosition.body.encode(copy) });
          return {};
        },
      }));
    },
    done: (count) => msg`${plural(count, { one: '# position created', other: '# positions created' })}`,
  };
}
