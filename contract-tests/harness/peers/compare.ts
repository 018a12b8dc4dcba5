import type { SeededFault } from '@milepost/openapi/servers/sandbox';

/** Tools that are compared, in the order of the table. */
export const COMPARED = ['ours', 'schema', 'prism', 'portman', 'respect'] as const;
export type Compared = (typeof COMPARED)[number];

const TITLES: Readonly<Record<Compared, string>> = {
  ours: '`milepost contract`',
  schema: 'schema validation alone',
  prism: 'Prism proxy',
  portman: 'Portman',
  respect: 'Redocly Respect',
};

/** A fault, and what each tool said about it; empty where it said nothing, null where it cannot be told the operation. */
export interface Compare {
  readonly id: string;
  readonly sentence: string;
  readonly group: Group;
  readonly said: Readonly<Record<Compared, readonly string[] | null>>;
}

/** Ways to be wrong, as the table groups them. */
export type Group =
  | 'the answer itself'
  | 'who may call'
  | 'parameters'
  | 'bodies that are wrong'
  | 'acknowledged, not done'
  | 'frames of the socket';

const GROUP_OF: Readonly<Record<SeededFault['bend']['kind'], Group>> = {
  data: 'the answer itself',
  envelope: 'the answer itself',
  http: 'the answer itself',
  type: 'the answer itself',
  joins: 'the answer itself',
  frames: 'frames of the socket',
  anybody: 'who may call',
  anyone: 'who may call',
  remembers: 'parameters',
  loses: 'parameters',
  breaks: 'parameters',
  takes: 'bodies that are wrong',
  swallow: 'acknowledged, not done',
};

export const groupOf = ({ bend }: Pick<SeededFault, 'bend'>): Group => GROUP_OF[bend.kind];

/** The comparison as Markdown: one line per tool, one column per way to be wrong. */
export function tableOf(faults: readonly Compare[]): string {
  const groups = [...new Set(faults.map(({ group }) => group))];
  const found = (tool: Compared, among: readonly Compare[]): string => {
    const told = among.flatMap(({ said }) => [said[tool] ?? []].filter(() => said[tool] !== null));
    return told.length === 0 && among.length > 0 ? 'n/a' : `${told.filter((places) => places.length > 0).length} of ${told.length}`;
  };
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['', 'All', ...groups]),
    line(['---', ...['', ...groups].map(() => '---')]),
    ...COMPARED.map((tool) =>
      line([
        TITLES[tool],
        `**${found(tool, faults)}**`,
        ...groups.map((group) =>
          found(
            tool,
            faults.filter((each) => each.group === group),
          ),
        ),
      ]),
    ),
  ].join('\n');
}

/** True where a tool said something; it may not have been told. */
export const isFound = (places: readonly string[] | null): boolean => places !== null && places.length > 0;

/** Faults that another tool found and ours did not. */
export const missedByOurs = (faults: readonly Compare[]): Compare[] =>
  faults.filter(({ said }) => !isFound(said.ours) && COMPARED.some((tool) => isFound(said[tool])));
