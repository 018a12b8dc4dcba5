/** Declarations of a rule, by each selector an office program writes: `td`, `.xl65`, `p.MsoNormal`. */
export type StyleRules = ReadonlyMap<string, string>;

const SELECTOR = /^(?:[a-z][a-z\d]*)?(?:\.[\w-]+)?$/i;
/** More rules than any office program writes. */
const MAX_RULES = 5000;

/** Style rules of a copy. What is meant for places, states and media is none of them. */
export function styleRules(text: string): StyleRules {
  const rules = new Map<string, string>();
  const plain = text.replaceAll(/<!--|-->/g, '').replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');
  for (const part of plain.split('}').slice(0, MAX_RULES)) {
    const at = part.indexOf('{');
    if (at === -1) continue;
    for (const written of part.slice(0, at).split(',')) {
      const selector = written.trim();
      if (selector === '' || !SELECTOR.test(selector)) continue;
      const key = selector.toLowerCase();
      rules.set(key, `${rules.get(key) ?? ''};${part.slice(at + 1)}`);
    }
  }
  return rules;
}

/** Declarations the rules give an element, the weakest first. */
export function ruleOf(rules: StyleRules, name: string, classes: readonly string[]): string {
  const keys = [name, ...classes.map((each) => `.${each}`), ...classes.map((each) => `${name}.${each}`)];
  return keys.map((key) => rules.get(key.toLowerCase()) ?? '').join(';');
}
