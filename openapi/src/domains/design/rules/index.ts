export { DECLARED, PERSON_FACTS, declaredRules } from './declared.ts';
export { readScript, type ScriptAt } from './readScript.ts';
export { CELL, fieldOfPlace, readStyle, type ScriptLook, type Styled } from './readStyle.ts';
export { rulesOf, type CompiledRules, type UnreadScript } from './rulesOf.ts';
