import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import { declare, print } from '@milepost/openapi/domains/design/declare';
import type { Declaration, PrintedFile } from '@milepost/openapi/domains/design/declare';
import type { VersionedDesign } from '../../../data/design/versions.ts';

/** Code of a design, made here. */
export interface OwnCode {
  readonly declaration: Declaration;
  readonly files: readonly PrintedFile[];
}

/** Code of a design as it is stored. @throws Error for a list or a form that is no design */
export function ownCode({ facts, texts }: VersionedDesign): OwnCode {
  const declaration = declare(openDesign(facts, texts, createNodeIds()).document);
  return { declaration, files: print(declaration) };
}
