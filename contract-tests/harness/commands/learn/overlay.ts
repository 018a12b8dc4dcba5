import type { LearnedServer } from './observe.ts';
import type { Action, Proposal } from './propose.ts';

/** The proposal as an OpenAPI Overlay in YAML; every value in it is JSON, which is YAML too. */
export function overlayOf(
  { actions, silent, beside }: Proposal,
  { operations, without }: LearnedServer,
  { name, base }: { name: string; base: string },
): string {
  const writing = [...without].filter(([, reason]) => reason === 'it does not only read').map(([id]) => id);
  const moved = operations.filter(({ found, path }) => found !== null && found !== path).length;
  return [
    '# Proposed from what a server answered; a person takes it or leaves it. Each action says what speaks for it.',
    ...(writing.length > 0
      ? [
          `# Not asked, because they do not only read: ${writing.length} operations. ${moved > 0 ? 'Where readable ones have moved, look for them beside.' : ''}`.trimEnd(),
        ]
      : []),
    ...Object.entries(silent).map(([id, answers]) => `# No good answer for ${id}: ${answers.join('; ')}`),
    'overlay: 1.1.0',
    'info:',
    `  title: ${JSON.stringify(`${name}, on top of ${base}`)}`,
    '  version: 1.0.0',
    ...(Object.keys(beside).length > 0
      ? [
          `  description: ${JSON.stringify(
            `Beside data: ${Object.entries(beside)
              .map(([member, count]) => `${member} (${count})`)
              .join(', ')}`,
          )}`,
        ]
      : []),
    'extends: ../generated/openapi.json',
    ...(actions.length === 0 ? ['actions: []'] : ['actions:', ...actions.map(actionOf)]),
    '',
  ].join('\n');
}

const actionOf = ({ target, description, update, copy, remove }: Action): string =>
  [
    `  - target: ${JSON.stringify(target)}`,
    `    description: ${JSON.stringify(description)}`,
    ...(update === undefined ? [] : [`    update: ${JSON.stringify(update)}`]),
    ...(copy === undefined ? [] : [`    copy: ${JSON.stringify(copy)}`]),
    ...(remove === undefined ? [] : ['    remove: true']),
  ].join('\n');
