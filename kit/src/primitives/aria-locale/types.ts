/** Formatter React Aria hands a text with figures or names in it: that of the language around the widget. */
export interface AriaFormatter {
  readonly locale: string;
  number(value: number): string;
  plural(count: number, options: Readonly<Record<string, string | (() => string)>>): string;
  select(options: Readonly<Record<string, string | (() => string)>>, value: string): string;
}

/** Values of a text; names, dates and figures by the names React Aria gives them. */
export type AriaValues = Readonly<Record<string, string | number | boolean>>;
export type AriaText = string | ((values: AriaValues, formatter: AriaFormatter) => string);

/** Texts by package of React Aria and by key. */
export type AriaTexts = Readonly<Record<string, Readonly<Record<string, AriaText>>>>;
