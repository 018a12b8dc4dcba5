/** Part of what the documentation tool knows of a prop: its type as it is written, and its docstring. */
interface PropDocs {
  readonly tsType?: { readonly name?: string; readonly raw?: string };
}
interface ArgType {
  readonly description?: string;
  readonly table?: { readonly type?: { readonly summary?: string } };
}

/** Docstring without what only those who build the kit look up: places of the specification, readings. */
export const manualText = (docstring: string): string => docstring.replaceAll(/(?<=^|\s)@(?:source|reading)\b[^@\n]*/g, '').trim();

/** Props as the manual shows them: plain words, and each choice of a union by its name. */
export function manualArgTypes<A extends ArgType>(argTypes: Readonly<Record<string, A>>, props: Readonly<Record<string, PropDocs>> = {}) {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw;
      const { description, table } = argType;
      return [
        name,
        {
          ...argType,
          ...(description !== undefined && { description: manualText(description) }),
          ...(raw !== undefined && { table: { ...table, type: { ...table?.type, summary: raw } } }),
        },
      ];
    }),
  );
}
