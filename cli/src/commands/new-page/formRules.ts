import { literal } from './code.ts';
import { part } from './formParts.ts';
import type { Bad, FormField, FormShape } from './resource/resource.ts';
import type { ScopeAsk } from './scopeAsk.ts';

/** Patterns of the house, which have a sentence of their own. */
const CODE_PATTERN = '^[A-Za-z0-9]([A-Za-z0-9.]*[A-Za-z0-9])?$';

/** Sentences for each problem a form can have. */
export function sentenceLines(ask: ScopeAsk, bad: readonly Bad[], { fields }: FormShape): string {
  return bad
    .flatMap(({ field: name, problem }) => {
      const field = fields.find((each) => each.name === name);
      return field ? [part(ask, ask.template.parts.form, sentencePart(problem, field), field, {})] : [];
    })
    .join('\n');
}

function sentencePart(problem: Bad['problem'], { kind, name, pattern }: FormField): string {
  if (problem === 'pattern' && pattern === CODE_PATTERN) return 'codePattern';
  if (problem === 'pattern' && name === 'fullName') return 'plainNamePattern';
  return problem === 'range' && kind !== 'integer' ? 'otherRange' : problem;
}

/** The sentences of the problems, in English, as a test sees them. */
export function problemRows(ask: ScopeAsk, bad: readonly Bad[], form: FormShape): string {
  return bad
    .flatMap((each) => {
      const field = form.fields.find(({ name }) => name === each.field);
      if (!field) return [];
      const line = part(ask, ask.template.parts.form, sentencePart(each.problem, field), field, {});
      const message = /msg`([^`]*)`/.exec(line)?.[1] ?? '';
      const said = message
        .replaceAll(/\$\{\w+_MAX_CHARS\}/g, String(field.maxChars))
        .replaceAll(/\$\{\w+_MIN\}/g, String(field.min))
        .replaceAll(/\$\{\w+_MAX\}/g, String(field.max));
      const isLong = typeof each.value === 'string' && each.value.length > 20;
      return [`[${literal(each.field)}, ${isLong ? `'a'.repeat(${String(each.value).length})` : literal(each.value)}, ${literal(said)}],`];
    })
    .join('\n');
}

/** Rules out of the description, where the domain has none. */
export function ruleLines({ vocabulary }: ScopeAsk, { fields }: FormShape): string {
  return fields
    .flatMap((field) => {
      const { name, kind, isRequired, maxChars, pattern } = field;
      if (kind === 'text' || kind === 'longText') {
        if (!isRequired && maxChars === null && pattern === null) return [];
        const most = maxChars === null ? 'Infinity' : `${vocabulary.constantOf(name)}_MAX_CHARS`;
        const form = pattern === null ? '' : pattern === CODE_PATTERN ? ', FIELD_PATTERNS.code' : `, /${pattern.replaceAll('/', '\\/')}/u`;
        const rule = `textProblem('${name}', draft.${name}, ${most}${form})`;
        return [isRequired ? `${rule},` : `draft.${name} === '' ? null : ${rule},`];
      }
      if (kind === 'integer' && name === 'sortCode') return ['sortProblem(draft.sortCode),'];
      return kind === 'integer' && isRequired
        ? [`draft.${name} === null ? { field: '${name}' as const, problem: 'required' as const } : null,`]
        : [];
    })
    .join('\n');
}
