/** Values that fill in a template. */
export interface Scope {
  /** Conditions that hold, for `if` and `file`. */
  readonly flags: ReadonlySet<string>;
  /** Code that takes the place of `$name` and of `insert name`. */
  readonly values: Readonly<Record<string, string>>;
  /** Words that take the place of «name». */
  readonly words: Readonly<Record<string, string>>;
  /** Names of code and of files, each with what takes its place. */
  readonly names: Readonly<Record<string, string>>;
}

/** A line of orders, as a comment: `//- if canSave`, in JSX `{/*- if canSave …`. */
const ORDER = /^\s*(?:\/\/|\{\/\*)-\s*(\w+)\s*(.*?)\s*(?:\*\/\}?)?$/;
/** The other way of an `if` may be written as a comment, so that the file makes sense as it stands. */
const SPARE = /^(\s*)(?:\/\/|\{\/\*): ?(.*?)(?: ?\*\/\})?$/;

interface Block {
  readonly isOpen: boolean;
  /** True when the block around it is open. */
  readonly within: boolean;
}

/**
 * Fills in a template: blocks whose condition does not hold are left out, `$name`, «name» and the names of code are replaced.
 * Null where the first line says `file` and its condition does not hold.
 * @throws Error that names file and line of what cannot be filled in
 */
export function render(file: string, text: string, scope: Scope): string | null {
  const out: string[] = [];
  const blocks: Block[] = [];
  const isOpen = (): boolean => blocks.at(-1)?.isOpen ?? true;
  for (const [index, line] of text.split('\n').entries()) {
    const at = `${file}:${index + 1}`;
    const [, order, rest = ''] = ORDER.exec(line) ?? [];
    switch (order) {
      case undefined:
        if (isOpen()) out.push(fillIn(line.replace(SPARE, '$1$2'), scope, at));
        break;
      case 'file':
        if (!holds(rest, scope.flags)) return null;
        break;
      case 'if':
        blocks.push({ within: isOpen(), isOpen: isOpen() && holds(rest, scope.flags) });
        break;
      case 'else': {
        const block = blocks.pop();
        if (!block) throw new Error(`${at}: else without if`);
        blocks.push({ within: block.within, isOpen: block.within && !block.isOpen });
        break;
      }
      case 'end':
        if (!blocks.pop()) throw new Error(`${at}: end without if`);
        break;
      case 'insert':
        if (isOpen()) out.push(valueOf(rest, scope.values, at));
        break;
      default:
        throw new Error(`${at}: nobody knows the order "${order}"`);
    }
  }
  if (blocks.length > 0) throw new Error(`${file}: ${blocks.length} blocks have no end`);
  return out.join('\n');
}

/** A name of a file or a line of text with everything in it replaced. */
export function fillIn(line: string, { values, words, names }: Scope, at: string): string {
  return rename(line, names)
    .replaceAll(/«([^»]+)»/g, (_, name: string) => valueOf(name, words, at))
    .replaceAll(/\$([a-z][A-Za-z]*)/g, (_, name: string) => valueOf(name, values, at));
}

function rename(line: string, names: Readonly<Record<string, string>>): string {
  const known = Object.keys(names).toSorted((a, b) => b.length - a.length);
  return known.length === 0 ? line : line.replaceAll(new RegExp(known.join('|'), 'g'), (name) => names[name] ?? name);
}

function valueOf(name: string, values: Readonly<Record<string, string>>, at: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`${at}: nobody says what "${name}" is`);
  return value;
}

/** `a & !b`: all of them. */
const holds = (condition: string, flags: ReadonlySet<string>): boolean =>
  condition.split('&').every((part) => {
    const name = part.trim();
    return name.startsWith('!') ? !flags.has(name.slice(1)) : flags.has(name);
  });

/** The blocks between `part NAME` and `end` of a file of parts. */
export function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let open: { readonly name: string; readonly lines: string[] } | null = null;
  for (const line of text.split('\n')) {
    const [, order, name = ''] = ORDER.exec(line) ?? [];
    if (order === 'part') open = { name, lines: [] };
    else if (order === 'end' && open) {
      parts.set(open.name, open.lines.join('\n'));
      open = null;
    } else open?.lines.push(line);
  }
  return parts;
}
