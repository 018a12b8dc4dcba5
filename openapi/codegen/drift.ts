import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A generated file: path below the workspace, and its whole text. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** The files whose text on disk is not the generated one; a missing file has drifted too. */
export async function driftedFiles(workspace: string, files: readonly GeneratedFile[]): Promise<string[]> {
  const isCurrent = await Promise.all(files.map(async (file) => (await textOf(path.join(workspace, file.path))) === file.text));
  return files.filter((_, index) => !isCurrent[index]).map((file) => file.path);
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
