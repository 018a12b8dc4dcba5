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

/** A fault, and what each tool said about it; empty where it said nothing. */
export interface Compare {
  readonly id: string;
  readonly sentence: string;
  readonly group: Group;
  readonly said: Readonly<Record<Compared, readonly string[]>>;
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
  const found = (tool: Compared, among: readonly Compare[]): string =>
    `${among.filter(({ said }) => said[tool].length > 0).length} of ${among.length}`;
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

/** Faults that another tool found and ours did not. */
export const missedByOurs = (faults: readonly Compare[]): Compare[] =>
  faults.filter(({ said }) => said.ours.length === 0 && COMPARED.some((tool) => said[tool].length > 0));
