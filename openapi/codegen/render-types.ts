import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { JsonRecord } from './record.ts';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** The source text of types.gen.ts; a binary part is a Blob. */
export async function renderTypes(bundle: JsonRecord): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(bundle), {
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? BLOB : undefined),
  });
  return `// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".\n${astToString(nodes)}`;
}
