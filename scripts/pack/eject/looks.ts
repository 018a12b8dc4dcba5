/** One compiled style sheet: its rules, and what its module exports. */
export interface Sheet {
  readonly css: string;
  readonly names: Readonly<Record<string, unknown>>;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** Names the compiler makes of the path of a file: a few letters and figures, never a word. */
const MADE = /^(?:_\d|[a-z])(?=[a-z0-9]*\d)[a-z0-9]{5,9}$/;
const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Rules of a sheet at its top, each with what it holds. */
export function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '"') at = css.indexOf('"', at + 1);
    else if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) {
      rules.push(css.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return rules;
}

const isGroup = (rule: string) => /^@(media|supports|container|layer)\b/.test(rule);
/** Head of a rule: its selectors, or the condition of a group. */
const headOf = (rule: string) => rule.slice(0, rule.indexOf('{'));
const classesOf = (head: string) => [...head.replaceAll(/"[^"]*"/g, '').matchAll(CLASS)].map(([, name = '']) => name);

/** Rules, those in groups as well, that a test of their selectors lets through. */
function filtered(rules: readonly string[], passes: (head: string) => boolean): string[] {
  return rules.flatMap((rule) => {
    if (!isGroup(rule)) return passes(headOf(rule)) ? [rule] : [];
    const inside = filtered(rulesOf(rule.slice(headOf(rule).length + 1, -1)), passes);
    return inside.length ? [`${headOf(rule)}{\n${inside.join('\n')}\n}`] : [];
  });
}

/** Texts in a value that is exported, each with the way to it. */
function* textsIn(value: unknown, way: readonly string[]): Generator<readonly [way: readonly string[], text: string]> {
  if (typeof value === 'string') yield [way, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...way, key]);
}

/** Names that may be given once each. */
function createNames() {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  return {
    given,
    give: (from: string, wanted: string): void => {
      if (given.has(from)) return;
      let name = wanted;
      for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
      taken.add(name);
      given.set(from, name);
    },
  };
}

/**
 * Style sheet of a copy under names one can read: rules of the sheet, and those of others whose classes its exports are joined from.
 * @param prefix begins every class: `tree`
 * @param used names of exports that are needed, and their rules alone; undefined for the whole sheet
 * @param others rules of all sheets
 */
export function lookOf(sheet: Sheet, prefix: string, used: ReadonlySet<string> | undefined, others: readonly string[]): Sheet {
  const names = used ? Object.fromEntries(Object.entries(sheet.names).filter(([name]) => used.has(name))) : sheet.names;
  const own = rulesOf(sheet.css);
  const { given, give } = createNames();
  const texts = [...textsIn(names, [])].map(
    ([way, text]) => [[prefix, ...way.map(kebab)].join('-'), text.split(/\s+/).filter((one) => MADE.test(one))] as const,
  );
  for (const [wanted, [first]] of texts) if (first !== undefined) give(first, wanted);
  for (const [wanted, [, ...joined]] of texts) for (const one of joined) give(one, `${wanted}-base`);

  const wantedClasses = new Set(given.keys());
  const isNeeded = (head: string) => classesOf(head).some((name) => wantedClasses.has(name));
  const ownRules = new Set(own);
  const rules = [
    ...filtered(
      others.filter((rule) => !ownRules.has(rule)),
      isNeeded,
    ),
    ...(used ? filtered(own, isNeeded) : own.filter((rule) => !rule.startsWith('@keyframes'))),
  ];
  const text = rules.join('\n\n');
  const moves = own.filter((rule) => rule.startsWith('@keyframes') && text.includes(headOf(rule).slice('@keyframes '.length).trim()));
  const whole = [...moves, text].join('\n\n');
  for (const [name] of whole.matchAll(/(?<![\w-])(?:--)?_?[a-z0-9]{6,10}(?![\w-])/g)) {
    const bare = name.replace(/^--/, '');
    if (MADE.test(bare) && new RegExp(`(\\.|--|@keyframes )${bare}(?![\\w-])`).test(whole)) give(bare, `${prefix}-part`);
  }
  const written = (one: string) =>
    one.replaceAll(
      /(?<![\w#-])((?:--)?)(_?[a-z0-9]{6,10})(?![\w-])/g,
      (_all, dashes: string, name: string) => `${dashes}${given.get(name) ?? name}`,
    );
  return { css: `${written(whole)}\n`, names: JSON.parse(written(JSON.stringify(names))) };
}

/** Module of a look: its style sheet, and what it exports. */
export const moduleOf = (look: Sheet, sheet: string): string =>
  `${look.css.trim() ? `import './${sheet}';\n\n` : ''}${Object.entries(look.names)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('')}`;
