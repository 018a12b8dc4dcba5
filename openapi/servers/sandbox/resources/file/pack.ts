import { Zip, ZipDeflate } from 'fflate';
import { cleanFileName } from '../../../../src/domains/file/index.ts';
import type { Disk, DiskFile } from '../../core/disk/disk.ts';
import { Refusal } from '../../core/failure.ts';

/** A file of an archive. */
export interface PackPart {
  place: DiskFile;
  fileName: string;
}

/** The plain ZIP format counts bytes in 32 bits; some room is left for names. */
const MAX_BYTES = 4_000_000_000;
/** Little effort: what people attach is mostly compressed already. */
const LEVEL = 1;

/**
 * Writes an archive from disk to disk, slice by slice.
 * @throws Refusal when the archive would be larger than its format allows
 */
export function writePack(disk: Disk, target: DiskFile, parts: readonly PackPart[]): void {
  const names = distinctNames(parts.map(({ fileName }) => cleanFileName(fileName)));
  const totalBytes = parts.reduce((sum, { place }) => sum + disk.sizeOf(place), 0);
  if (totalBytes > MAX_BYTES) throw new Refusal('所选文件总大小超过 4 GB，请分批下载');
  disk.create(target, (append) => {
    const zip = new Zip((error, bytes) => {
      if (error) throw error;
      append(bytes);
    });
    parts.forEach(({ place }, index) => {
      const entry = new ZipDeflate(names[index] ?? '', { level: LEVEL });
      zip.add(entry);
      disk.read(place, (bytes) => entry.push(bytes));
      entry.push(new Uint8Array(), true);
    });
    zip.end();
  });
}

/** Names that occur once, whatever their case: the second `a.pdf` is `a(1).pdf`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let distinct = name;
    for (let number = 1; taken.has(distinct.toLowerCase()); number += 1) distinct = `${stem}(${number})${ending}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
