import type { Generated } from './generated.ts';
import rows from './hostile.json' with { type: 'json' };

/** Outcome an input must have. */
export interface Expected {
  readonly verdict: string;
  readonly value?: unknown;
  readonly sandbox?: string;
  readonly referrerPolicy?: string;
  readonly features?: string;
  readonly mustContain?: readonly string[];
  readonly mustNotContain?: readonly string[];
  readonly notMatching?: readonly string[];
  readonly token?: boolean;
  readonly requests?: number;
}

export type RedirectInput = { readonly kind: 'value'; readonly value: Generated } | { readonly kind: 'query'; readonly query: string };

export interface MenuItem {
  readonly type: number;
  readonly urlAddress?: string;
  readonly linkTarget?: '_self' | '_blank';
  readonly propertyJson?: string;
}
export type LinkInput =
  | { readonly kind: 'externalLink'; readonly href: string }
  | { readonly kind: 'linkWidget'; readonly href: string; readonly target: '_self' | '_blank' }
  | { readonly kind: 'menu'; readonly item: MenuItem; readonly dataV?: string }
  | { readonly kind: 'download' | 'preview'; readonly url: string }
  | { readonly kind: 'propsUrl'; readonly propsUrl: string; readonly paramList: readonly unknown[] };

export type PathInput =
  | { readonly kind: 'path'; readonly operation: string; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'commaList'; readonly field: string; readonly items: readonly string[] };

export interface ConfigInput {
  readonly kind: string;
  readonly text: Generated;
}

export interface HostileRow<Input> {
  readonly area: string;
  readonly id: string;
  readonly input: Input;
  readonly expected: Expected;
}

const ofArea = <Input>(area: string) =>
  (rows as readonly HostileRow<unknown>[]).filter((row): row is HostileRow<Input> => row.area === area);

/** For tests: hostile inputs by guard, with the verdict each must get. */
export const hostile = {
  redirect: ofArea<RedirectInput>('redirect'),
  link: ofArea<LinkInput>('link'),
  path: ofArea<PathInput>('api-path'),
  config: ofArea<ConfigInput>('config-json'),
};
