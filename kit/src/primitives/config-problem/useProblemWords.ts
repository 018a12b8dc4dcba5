import { useLingui } from '@lingui/react/macro';
import type { ConfigProblem, ProblemReason } from './types.ts';

/** Turns a problem into a sentence for the person at the form: where, what, and what to do. */
export function useProblemWords(): (problem: ConfigProblem) => string {
  const { t } = useLingui();

  function wanted(kind: Extract<ProblemReason, { kind: 'wrongKind' }>['wanted']): string {
    switch (kind) {
      case 'text':
        return t`It must be a text.`;
      case 'number':
        return t`It must be a number.`;
      case 'yesNo':
        return t`It must be yes or no.`;
      case 'list':
        return t`It must be a list.`;
      case 'object':
        return t`It must be a configuration object.`;
      case 'size':
        return t`It must be a width such as 800px.`;
    }
  }

  function sentence(reason: ProblemReason): string {
    switch (reason.kind) {
      case 'missing':
        return t`It is missing. Choose it in the form design.`;
      case 'wrongKind':
        return wanted(reason.wanted);
      case 'notOneOf':
        return t`It must be one of ${{ choices: reason.choices.join(', ') }}.`;
      case 'outOfRange':
        return t`It must be between ${{ min: reason.min }} and ${{ max: reason.max }}.`;
      case 'tooMany':
        return t`It may have at most ${{ max: reason.max }} items.`;
      case 'tooLarge':
        return t`It is larger or nested deeper than a configuration may be.`;
      case 'badJson':
        return t`The text is not valid JSON: line ${{ line: reason.line }}, column ${{ column: reason.column }}.`;
      case 'forbiddenName':
        return t`The name “${{ name: reason.name }}” is not allowed.`;
      case 'duplicate':
        return t`“${{ name: reason.name }}” is there twice.`;
      case 'allowsNothing':
        return t`The choice is limited to a list that is empty, so nothing can be chosen. List in the form design what is allowed.`;
      case 'followsNothing':
        return t`The choice is limited by another field and none is named, so nothing can be chosen. Name the field in the form design.`;
      case 'noRows':
        return t`Rows are added from a dialog that has no data interface. Choose one in the form design; until then rows are added empty.`;
    }
  }

  return ({ path, reason }) => {
    const said = sentence(reason);
    return path === '' ? said : t`${{ place: path }}: ${{ sentence: said }}`;
  };
}
