import { fillIn, type Scope } from '../../templates/render.ts';
import { literal } from './code.ts';
import { labelOf, part } from './formParts.ts';
import type { FormField, FormShape } from './resource/resource.ts';
import type { ScopeAsk } from './scopeAsk.ts';
import { choiceLabel } from './words.ts';

/** The fields as code: short ones in pairs, long ones alone. */
export function fieldLines(ask: ScopeAsk, { fields }: FormShape): string {
  const lines: string[] = [];
  let waiting: string[] = [];
  const flush = (): void => {
    if (waiting.length > 1) lines.push(`<FieldPair>\n${waiting.join('\n')}\n</FieldPair>`);
    else lines.push(...waiting);
    waiting = [];
  };
  for (const field of inFormOrder(fields)) {
    const code = fieldLine(ask, field);
    if (field.kind === 'longText' || field.kind === 'parent') {
      flush();
      lines.push(code);
    } else {
      waiting.push(code);
      if (waiting.length === 2) flush();
    }
  }
  flush();
  return lines.join('\n');
}

/** Parent, name and code first; the order and the status beside each other; long texts last. */
function inFormOrder(fields: readonly FormField[]): FormField[] {
  const rank = ({ name, kind }: FormField): number => {
    if (kind === 'parent') return 0;
    if (name === 'fullName') return 1;
    if (name === 'enCode') return 2;
    if (name === 'sortCode') return 4;
    if (kind === 'status') return 5;
    return kind === 'longText' ? 6 : 3;
  };
  return fields.filter(({ kind }) => kind !== 'none').toSorted((a, b) => rank(a) - rank(b));
}

function fieldLine(ask: ScopeAsk, field: FormField): string {
  const { name, kind, isRequired, isNullable, maxChars, choices } = field;
  const begin = ask.vocabulary.constantOf(name);
  const attributes = [
    ...(isRequired ? ['isRequired'] : []),
    ...((kind === 'text' || kind === 'longText') && maxChars !== null ? [`maxChars={${begin}_MAX_CHARS}`] : []),
    ...(name === 'enCode' ? ['spellCheck={false}'] : []),
  ].join(' ');
  return part(ask, ask.template.parts.fields, kind, field, {
    attributes,
    value: isNullable ? `draft.${name} ?? ''` : `draft.${name}`,
    min: `${begin}_MIN`,
    max: `${begin}_MAX`,
    help: name === 'sortCode' ? `help={t\`\${${begin}_MIN} to \${${begin}_MAX}, small ones first\`}` : '',
    options: choices.map((choice) => `{ id: ${literal(choice)}, label: t\`${choiceLabel(choice)}\` }`).join(', '),
    choices: `${begin}_CHOICES`,
  });
}

/** Steps by which the journey fills the form in: everything the form must have. */
export function journeyLines(ask: ScopeAsk, { fields }: FormShape, way: 'fill' | 'type'): string {
  return inFormOrder(fields)
    .filter(({ isRequired, kind }) => isRequired && (kind === 'text' || kind === 'longText' || kind === 'integer'))
    .map((field) => {
      const label = labelOf(ask, field);
      const name = way === 'type' ? 'type' : field.kind === 'integer' ? 'fillInteger' : 'fillText';
      const scope: Scope = {
        flags: new Set(),
        names: {},
        words: { zhLabel: ask.say('zh', label), enLabel: label },
        values: { value: String(field.sample) },
      };
      return (ask.template.parts.e2e.get(name) ?? '')
        .split('\n')
        .map((line) => fillIn(line, scope, `journey of ${field.name}`))
        .join('\n');
    })
    .join('\n');
}
