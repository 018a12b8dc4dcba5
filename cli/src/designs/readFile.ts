import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure, EXIT } from '../failure.ts';
import { NOT_UNICODE, SAVE_AS_UTF8, textIn } from '../workspace/index.ts';
import { designInText } from './readDesign.ts';
import type { ReadDesign } from './readDesign.ts';

/** Text of a file. @throws CommandFailure 2 for one that cannot be read */
export function textOfFile(file: string, cwd: string): string {
  let text: string | null;
  try {
    text = textIn(readFileSync(path.resolve(cwd, file)));
  } catch (error) {
    throw new CommandFailure(EXIT.usage, `[milepost] ${file} cannot be read, so nothing was done. Check the name and the folder.`, error);
  }
  if (text === null) throw new CommandFailure(EXIT.usage, `[milepost] ${file} cannot be used: ${NOT_UNICODE}. ${SAVE_AS_UTF8}`);
  return text;
}

/** A design out of a file. @throws CommandFailure 2 for a file that cannot be read, or that is no design */
export const designInFile = (file: string, cwd: string): ReadDesign => designInText(textOfFile(file, cwd), file);
