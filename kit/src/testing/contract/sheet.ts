import type { Action, Contract, ContractLocale, ContractStep, LocalText, StateLine } from './types.ts';
import { textIn } from './words.ts';

/** Rows of the keyboard table on a widget's page: key, where one is, what happens. */
export function keyboardTable(contract: Contract): readonly (readonly [key: string, from: string, does: string])[] {
  return contract.steps.filter(({ key }) => key !== '—').map(({ key, from, does }) => [key, from, does] as const);
}

/** Numbers of lines that a machine judges, that a person judges, and that wait for something. */
export function countsOf({ steps }: Contract) {
  const byHand = steps.filter((step) => step.byHand !== undefined).length;
  const notYet = steps.filter((step) => step.notYet !== undefined).length;
  return { all: steps.length, judged: steps.length - byHand - notYet, byHand, notYet };
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ') || '—';
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |  |`;

/** The sheet a person walks through with a keyboard and a screen reader, in Markdown. */
export function testerSheet(contract: Contract): string {
  const { judged, byHand, notYet } = countsOf(contract);
  const zh = (text: LocalText) => textIn(text, 'zh', contract.data);
  return [
    `# Contract ${contract.number} · ${contract.title}`,
    '',
    `Widget \`${contract.widget}\` · ${contract.seeds.join(', ')} · roles ${contract.roles.map((role) => `\`${role}\``).join(', ')}`,
    '',
    `${judged} lines are judged by \`npm test\` in zh, zhtw and en; ${byHand} are for a person; ${notYet} wait for something. Texts in this sheet are those of zh.`,
    '',
    '**Tab order**',
    '',
    ...contract.tabOrder.map((stop, place) => `${place + 1}. ${zh(stop)}`),
    '',
    '**At the start**',
    '',
    ...contract.structure.map((line) => `- ${stateText(line, zh)}`),
    '',
    '| # | Key | Where one is | What to do | Focus after | State | Said (zh) | Said (en) | Kept? |',
    '|---|---|---|---|---|---|---|---|---|',
    ...contract.steps.map((step) => row(sheetRow(step, contract))),
    '',
    ...remarks('For a person', contract, ({ byHand: why }) => why),
    ...remarks('Not yet', contract, ({ notYet: why }) => why),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function remarks(title: string, { steps }: Contract, why: (step: ContractStep) => string | undefined): string[] {
  const lines = steps.flatMap((step) => (why(step) === undefined ? [] : [`- **${step.id}** ${step.does} — ${why(step)}`]));
  return lines.length ? [`**${title}**`, '', ...lines, ''] : [];
}

function sheetRow(step: ContractStep, contract: Contract): string[] {
  const inLocale = (locale: ContractLocale) => (text: LocalText) => textIn(text, locale, contract.data);
  const zh = inLocale('zh');
  const actions = [
    ...(step.get ?? []).map((action) => `(${actionText(action, zh)})`),
    ...(step.do ?? []).map((action) => actionText(action, zh)),
  ];
  return [
    step.id,
    step.key,
    step.from,
    actions.join(', ') || step.does,
    step.focus === undefined ? '' : step.focus === 'stays' ? 'stays' : zh(step.focus),
    [...(step.state ?? []).map((line) => stateText(line, zh)), ...requestText(step)].join('; '),
    announcementText(step, zh).join('; '),
    announcementText(step, inLocale('en')).join('; '),
  ];
}

const requestText = ({ asked = {} }: ContractStep) => Object.entries(asked).map(([what, times]) => `asked for ${what}: ${times} ×`);

function announcementText({ said = [], live = [], isSilent }: ContractStep, words: (text: LocalText) => string): string[] {
  return [
    ...said.map((text) => `“${words(text)}”`),
    ...live.map(({ text, as = 'polite' }) => `**live${as === 'assertive' ? ' assertive' : ''}** “${words(text)}”`),
    ...(isSilent ? ['nothing live'] : []),
  ];
}

function stateText(line: StateLine, words: (text: LocalText) => string): string {
  if ('page' in line) return 'the page does not scroll sideways';
  if ('count' in line) return `number of ${words(line.count)}: ${line.is}`;
  const qualities = Object.entries(line.is).map(([name, value]) => (value === null ? `no \`${name}\`` : `\`${name}\` ${words(value)}`));
  return `${words(line.at)}: ${qualities.join(', ')}`;
}

function actionText(action: Action, words: (text: LocalText) => string): string {
  if ('press' in action) return action.times ? `hold ${action.press} for ${action.times} presses` : action.press;
  if ('type' in action) return `type “${words(action.type)}”`;
  if ('compose' in action) return `with an input method type “${action.compose.letters}”, take “${words(action.compose.word)}”`;
  if ('click' in action) return `click ${words(action.click)}`;
  if ('see' in action) return `wait for ${words(action.see)}`;
  if ('hear' in action) return `wait for “${words(action.hear)}”`;
  if ('focus' in action) return `go to ${words(action.focus)}`;
  if ('scroll' in action) return `scroll ${words(action.scroll)} by ${action.byPx} px with the wheel`;
  if ('resize' in action) return `make the window ${action.resize.widthPx} × ${action.resize.heightPx} px`;
  return `(the world: ${action.signal})`;
}
