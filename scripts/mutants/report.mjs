import { WANTED_PERCENT, reasonOf, totalOf } from './scores.mjs';

const cell = (text) => `\`${text.replaceAll('`', "'").replaceAll('|', String.raw`\|`)}\``;
const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

/** Files of a room that has not reached the wanted score, those with most survivors first. */
const weakest = ({ files }) =>
  Object.entries(files)
    .map(([file, [mutants, killed]]) => ({ file, mutants, killed }))
    .filter(({ mutants, killed }) => killed < mutants)
    .toSorted((one, other) => other.mutants - other.killed - (one.mutants - one.killed));

/** Survivors without a reason: one line for each file, with their lines and how many are on each. */
function openSurvivors(survivors) {
  const files = Map.groupBy(
    survivors.filter((one) => !reasonOf(one)),
    ({ file }) => file,
  );
  return [...files].map(([file, all]) => {
    const lines = [...Map.groupBy(all, ({ line }) => line)].map(([line, { length }]) => (length > 1 ? `${line} (${length})` : `${line}`));
    return `- ${cell(file)} in line ${lines.join(', ')}`;
  });
}

/** Survivors with a reason, each with its change. */
const reasonedSurvivors = (survivors) =>
  survivors.flatMap((one) => {
    const reason = reasonOf(one);
    return reason ? [`- ${cell(one.file)} in line ${one.line}, ${cell(one.change)}: ${reason}`] : [];
  });

/**
 * Text of `docs/mutants.md`.
 * @param {readonly import('./rooms.mjs').Room[]} rooms
 * @param {Record<string, import('./scores.mjs').Score>} scores of the rooms that were run
 */
export function reportOf(rooms, scores) {
  const scored = rooms.filter(({ room }) => scores[room]).map((one) => ({ ...one, score: scores[one.room], ...totalOf(scores[one.room]) }));
  const reached = scored.filter(({ percent }) => percent >= WANTED_PERCENT);
  const below = scored.filter(({ percent }) => percent < WANTED_PERCENT);
  const open = rooms.filter(({ room }) => !scores[room]);
  const sum = (list, of) => list.reduce((total, one) => total + of(one), 0);
  const mutants = sum(scored, (one) => one.mutants);
  const killed = sum(scored, (one) => one.killed);
  return [
    '# Mutants of the pure rooms',
    '',
    'Made by `npm run mutants`; not edited. Each operator, condition, block and literal of a pure room is changed in turn, and the tests that reach it run.',
    'A change that a test notices is killed; one that no test notices is a promise that no test holds. Words and patterns are not changed, nor tables that are made while a module is loaded.',
    `\`scripts/mutants/rooms.mjs\` has the rooms and their floors: below its floor a room ends the command with an error. ${WANTED_PERCENT} % is wanted.`,
    '',
    `${reached.length} of ${rooms.length} rooms have reached ${WANTED_PERCENT} %, ${below.length} have not, ${open.length} were not scored yet. ` +
      `Of ${mutants} mutants ${killed} are killed${mutants ? ` (${((100 * killed) / mutants).toFixed(1)} %)` : ''}.`,
    '',
    ...table(
      ['Room', 'Mutants', 'Killed', 'Survived', 'Score', 'Floor', 'Date'],
      scored.map((one) => [
        cell(one.room),
        one.mutants,
        one.killed,
        one.mutants - one.killed,
        `${one.percent.toFixed(1)} %`,
        one.floor === undefined ? '' : `${one.floor} %`,
        one.score.date,
      ]),
    ),
    '',
    ...(open.length ? ['## Not scored yet', '', open.map(({ room }) => cell(room)).join(', '), ''] : []),
    ...(below.length
      ? [
          `## Not there yet`,
          '',
          'Files with survivors, those with most of them first.',
          '',
          ...table(
            ['File', 'Mutants', 'Survived'],
            below.flatMap(({ score }) => weakest(score).map((one) => [cell(one.file), one.mutants, one.mutants - one.killed])),
          ),
          '',
        ]
      : []),
    '## Survivors of the rooms that are there',
    '',
    'Lines are those of the date of the room, with the number of survivors where there are several. Nobody has looked at those without a reason.',
    '“Equivalent” is a change that no caller can see; “words only” changes what is told and not what happens: `scripts/mutants/reasons.mjs`.',
    '',
    ...reached
      .filter(({ score }) => score.survivors.length)
      .flatMap(({ room, score }) => [`### ${room}`, '', ...openSurvivors(score.survivors), ...reasonedSurvivors(score.survivors), '']),
  ].join('\n');
}
