import type { PageInput } from './input.ts';
import type { Resource } from './resource/resource.ts';
import type { PageTemplate } from './template.ts';
import type { Translated, Vocabulary } from './words.ts';

/** Knowledge of a new page when the templates of a page are filled in. */
export interface ScopeAsk {
  readonly input: PageInput;
  readonly resource: Resource;
  readonly template: PageTemplate;
  readonly vocabulary: Vocabulary;
  /** Address of the page, without the slash at the start. */
  readonly route: string;
  /** True when the sandbox keeps the records; else it answers examples, and nothing that is written stays. */
  readonly isKept: boolean;
  /** Text of a message in a language, as the catalogues will have it. */
  readonly say: (locale: Translated, message: string) => string;
}
