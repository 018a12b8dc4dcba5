import { exampleProblems } from './rules/examples.ts';
import { factProblems } from './rules/facts.ts';
import { jsonTextProblems } from './rules/json-texts.ts';

/** The little of Redocly's rule context that our rules need. */
interface RuleContext {
  report(problem: { message: string; location: unknown }): void;
  resolve(node: unknown): { node?: unknown };
  location: { key(): unknown };
}

type Rule = () => { Operation: (operation: unknown, context: RuleContext) => void };

const rule =
  (problemsOf: (operation: unknown, resolve: (node: unknown) => unknown) => string[]): Rule =>
  () => ({
    Operation(operation, context) {
      const resolve = (node: unknown): unknown => context.resolve(node).node ?? node;
      for (const message of problemsOf(operation, resolve)) context.report({ message, location: context.location.key() });
    },
  });

/** @see jsonTextProblems */
const jsonTexts = () => ({
  Schema(schema: unknown, context: RuleContext) {
    for (const message of jsonTextProblems(schema)) context.report({ message, location: context.location.key() });
  },
});

/** House rules of the description: facts and examples on every operation, names for what texts of JSON hold. */
export default function milepost() {
  return {
    id: 'milepost',
    rules: { oas3: { 'operation-facts': rule(factProblems), 'operation-examples': rule(exampleProblems), 'json-texts': jsonTexts } },
  };
}
