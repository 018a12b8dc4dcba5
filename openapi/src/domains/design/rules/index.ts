export { Cursor, NotUnderstood } from './cursor.ts';
export { PERSON_FACTS, declaredRules } from './declared.ts';
export { readExpression } from './readExpression.ts';
export { readScript, type ScriptAt } from './readScript.ts';
export { rulesOf, type CompiledRules, type UnreadScript } from './rulesOf.ts';
