import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyOverlay, OVERLAYS } from './apply-overlay.ts';
import { bundleSpec, SOCKET } from './bundle-spec.ts';
import { driftedFiles, type GeneratedFile } from './drift.ts';
import { readOperations } from './read-operations.ts';
import { renderAllOperations } from './render-all-operations.ts';
import { renderDomains, renderOperations } from './render-operations.ts';
import { renderRights } from './render-rights.ts';
import { renderSocket } from './render-socket.ts';
import { renderTypes } from './render-types.ts';
import { tidyBundle } from './tidy-bundle.ts';
import { tidySocket } from './tidy-socket.ts';

const WORKSPACE = path.dirname(import.meta.dirname);

/** Every generated file of the contract, as text; writes nothing. */
export async function generatedFiles(workspace: string = WORKSPACE): Promise<GeneratedFile[]> {
  const [calls, frames] = await Promise.all([bundleSpec(workspace), bundleSpec(workspace, SOCKET)]);
  const bundle = tidyBundle(calls);
  const socket = tidySocket(frames);
  const facts = readOperations(bundle);
  const dialects = Object.entries(OVERLAYS).map(async ([name, overlays]) => {
    let document = bundle;
    for (const overlay of overlays) document = await applyOverlay(document, path.join(workspace, `overlays/${overlay}.yaml`));
    return { path: `generated/openapi.${name}.json`, text: `${JSON.stringify(document)}\n` };
  });
  return [
    { path: 'generated/openapi.json', text: `${JSON.stringify(bundle, null, 2)}\n` },
    { path: 'generated/types.gen.ts', text: await renderTypes(bundle) },
    { path: 'generated/operations.gen.ts', text: renderOperations(facts) },
    ...[...renderDomains(facts)].map(([domain, text]) => ({ path: `generated/operations/${domain}.gen.ts`, text })),
    { path: 'generated/all-operations.gen.ts', text: renderAllOperations(facts) },
    { path: '../docs/rights.md', text: renderRights(facts) },
    ...(await Promise.all(dialects)),
    { path: 'generated/asyncapi.json', text: `${JSON.stringify(socket, null, 2)}\n` },
    { path: 'generated/socket.gen.ts', text: await renderSocket(socket) },
  ];
}

async function main(isCheck: boolean): Promise<void> {
  const files = await generatedFiles();
  const drifted = await driftedFiles(WORKSPACE, files);
  if (isCheck && drifted.length > 0) {
    const names = drifted.map((file) => `openapi/${file}`).join(', ');
    console.error(`[api] ${names} no longer match the description, so types and calls would disagree with it. Run "npm run generate".`);
    process.exitCode = 1;
    return;
  }
  if (!isCheck) {
    await mkdir(path.join(WORKSPACE, 'generated/operations'), { recursive: true });
    const stale = files.filter((file) => drifted.includes(file.path));
    await Promise.all(stale.map((file) => writeFile(path.join(WORKSPACE, file.path), file.text)));
  }
  console.log(
    `[api] ${isCheck ? 'Up to date' : `Written ${drifted.length} of ${files.length}`}: ${files.map((file) => file.path).join(', ')}`,
  );
}

if (import.meta.main) await main(process.argv.includes('--check'));
