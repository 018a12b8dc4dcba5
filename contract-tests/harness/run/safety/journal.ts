import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SafetyStop } from '../../model/stop.ts';

/** Records this run creates, written down before it is created, so that a run that dies leaves a trace. */
export interface Journal {
  /** The mark in every name or code this run creates: letters and digits, unlike anybody else's. */
  readonly tag: string;
  /** File of the lines, for messages. */
  readonly file: string;
  /** Written when this returns. @throws SafetyStop when it cannot be, because then nothing may be created */
  write(line: Readonly<Record<string, unknown>>): void;
  lines(): string[];
  /** Takes the file away once nothing is left to clean. */
  remove(): void;
}

/** @param folder made when the first line is written */
export function openJournal(folder: string, tag: string): Journal {
  const file = path.join(folder, `${tag}.jsonl`);
  const lines = (): string[] => {
    try {
      return readFileSync(file, 'utf8').split('\n').filter(Boolean);
    } catch {
      return [];
    }
  };
  return {
    tag,
    file,
    lines,
    write: (line) => {
      try {
        mkdirSync(folder, { recursive: true });
        appendFileSync(file, `${JSON.stringify(line)}\n`);
      } catch (error) {
        throw new SafetyStop(
          `The journal ${file} cannot be written, so nothing may be created. Start from a folder this user may write.`,
          error,
        );
      }
    },
    remove: () => rmSync(file, { force: true }),
  };
}
