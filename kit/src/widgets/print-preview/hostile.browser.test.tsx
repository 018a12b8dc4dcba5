import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { docName } from '../../engines/print-sheet/index.ts';
import { make } from '../../testing/generated.ts';
import type { Generated } from '../../testing/generated.ts';
import { renderInKit } from '../../testing/index.ts';
import { isTestAll } from '../../testing/inTurn.ts';
import { switchTest } from '../../testing/switchTest.ts';
import { A4, LockedSheets } from './index.ts';
import { sheetOf } from './sheetOf.ts';
import type { Sheet } from './sheetOf.ts';
import { look } from './testing/look.ts';
import rows from './testing/hostile.json' with { type: 'json' };

type Input =
  | { readonly kind: 'template'; readonly template: Generated; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'docName'; readonly formName: Generated };
interface HostileRow {
  readonly id: string;
  readonly input: Input;
  readonly expected: {
    readonly verdict: string;
    readonly value?: string;
    readonly limit?: string;
    readonly maxMs?: number;
    readonly literal?: readonly string[];
    readonly mustContain?: readonly string[];
    readonly mustNotContain?: readonly string[];
  };
}
const hostile = rows as readonly HostileRow[]; // the closed format, see its rows

/** Ways of dealing with a template, and with the name of a form. */
interface Guard {
  readonly sheet: (template: string, values: Readonly<Record<string, unknown>>) => Sheet;
  readonly name: (formName: string) => string;
}

const isRecipe = (value: unknown): value is Generated => typeof value === 'object' && value !== null && 'gen' in value;
const valuesOf = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, isRecipe(value) ? make(value) : value]));

/** The fault in the outcome of a row; null when there is none. */
function judge({ sheet, name }: Guard, { input, expected }: HostileRow): string | null {
  const { verdict, value, literal = [], mustContain = [], mustNotContain = [] } = expected;
  if (!['text', 'sanitised', 'value', 'capped'].includes(verdict)) return `unknown verdict ${verdict}`;
  if (input.kind === 'docName') {
    const file = name(make(input.formName));
    return verdict === 'value' && file === value ? null : `is called ${file}`;
  }
  const begun = performance.now();
  const out = sheet(make(input.template), valuesOf(input.data));
  const tookMs = performance.now() - begun;
  if (isTestAll && tookMs > (expected.maxMs ?? Infinity)) return `took ${tookMs} ms`;
  if (out.kind === 'refused') return verdict === 'capped' && out.limit === expected.limit ? null : `refused: ${out.limit}`;
  if (verdict === 'capped') return 'not capped';
  const { innerHTML: html, textContent: text } = out.content;
  if (verdict === 'value' && html !== value) return `is ${html}`;
  const missing = [...literal.filter((part) => !text.includes(part)), ...mustContain.filter((part) => !html.includes(part))];
  const left = mustNotContain.filter((part) => html.includes(part) || text.includes(part));
  return missing.length + left.length === 0 ? null : `lacks ${missing.join()}, holds ${left.join()}: ${html}`;
}

/** As templates are often filled: values into the text, and the text into the page. */
const off: Guard = {
  sheet(template, values) {
    const inert = document.implementation.createHTMLDocument();
    inert.body.innerHTML = template.replace(/\{(\w+)[^}]*\}/g, (_, name: string) => {
      const value = Reflect.get(values, name) as unknown;
      return String(value).replace(/\{(\w+)\}/g, (__, again: string) => String(Reflect.get(values, again)));
    });
    return { kind: 'filled', content: inert.body, unresolved: [], leftOut: 0 };
  },
  name: (formName) => `${formName}.doc`,
};

switchTest(hostile, judge, {
  on: {
    sheet: (template, values) => sheetOf({ template, values, approvals: [] }, look),
    name: (formName) => docName(formName, '下载文档'),
  },
  off,
  leastRed: 6,
});

describe('shown in the locked frame', () => {
  const canary = vi.fn<(said?: string) => void>();
  beforeEach(() => {
    canary.mockReset();
    vi.spyOn(window, 'alert').mockImplementation(canary);
  });
  afterEach(() => vi.restoreAllMocks());

  test('nothing of any template is carried out, and nothing is fetched from elsewhere', async () => {
    const sheets = hostile.flatMap(({ input }) => {
      if (input.kind !== 'template') return [];
      const sheet = sheetOf({ template: make(input.template), values: valuesOf(input.data), approvals: [] }, look);
      return sheet.kind === 'filled' ? [sheet.content] : [];
    });
    await renderInKit(<LockedSheets title="打印预览" sheets={sheets} paper={A4} ref={null} />);
    const page = document.querySelector('iframe')?.contentDocument;
    await expect.poll(() => page?.querySelectorAll('section').length).toBe(sheets.length);
    for (const element of page?.querySelectorAll('*') ?? [])
      for (const kind of ['click', 'mouseover', 'load', 'error']) element.dispatchEvent(new Event(kind));
    expect(canary).not.toHaveBeenCalled();
    const fetched = page?.defaultView?.performance.getEntriesByType('resource').map(({ name }) => name) ?? [];
    expect(fetched.filter((address) => !address.startsWith(location.origin) && !address.startsWith('data:'))).toEqual([]);
    expect(page?.querySelector('script, iframe, object, embed, form, input, link, meta, a[href]')).toBeNull();
  });
});
