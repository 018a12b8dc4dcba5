/** Stands where no line of a contract misses an attribute. */
export const NO_LINE = 'no line';

/** Name of a getter without the part it belongs to: `number-range useNumberRange.lower.getInputProps` is that of both ends. */
export const shortName = (getter: string): string => getter.replace(/\.(?:\w+\.)+/, '.');

/** Members of what a hook gives that are getters: functions whose name ends with `Props`. */
const MEMBER = /^\s*(?:readonly )?(\w+Props)(?:\(|: (?:<|\())/gm;

/**
 * Getters of the headless doors by the report of what the doors give: `select useSelect.getOpenerProps` for a member of a hook's
 * result, `tree treeRowProps` for a function of its own.
 */
export function gettersOfReport(report: string): readonly string[] {
  const doors = [...report.matchAll(/^\.\/headless\/([\w-]+)\n((?: {2}\w+\n)+)/gm)];
  return doors.flatMap(([, door = '', names = '']) =>
    names
      .trim()
      .split(/\s+/)
      .flatMap((name) => {
        if (name.startsWith('use')) return membersOf(report, name).map((member) => `${door} ${name}.${member}`);
        return name.endsWith('Props') && /^[a-z]/.test(name) ? [`${door} ${name}`] : [];
      }),
  );
}

/** Names of getters in the declaration of a hook, which ends where the next one begins; each once. */
function membersOf(report: string, hook: string): readonly string[] {
  const from = report.search(new RegExp(String.raw`^declare (?:function|const) ${hook}\b`, 'm'));
  if (from < 0)
    throw new Error(`[kit] The report of the doors has no declaration of ${hook} · its getters cannot be listed · run "npm run api"`);
  const [text = ''] = report.slice(from).split(/\n(?=declare |export |\n)/, 1);
  return [...new Set(Array.from(text.matchAll(MEMBER), ([, member = '']) => member))];
}
