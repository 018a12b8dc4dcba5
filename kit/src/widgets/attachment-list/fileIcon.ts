import { File, FileArchive, FileImage, FileMusic, FilePlay, FileSpreadsheet, FileText } from 'lucide';
import type { IconShape } from '../../primitives/icon/index.ts';

const BY_EXTENSION: readonly (readonly [IconShape, string])[] = [
  [FileImage, 'png jpg jpeg bmp gif webp'],
  [FilePlay, 'mp4 mov avi mkv webm wmv'],
  [FileMusic, 'mp3 wav aac flac ogg m4a amr'],
  [FileSpreadsheet, 'xls xlsx csv et'],
  [FileText, 'doc docx pdf txt wps ppt pptx md'],
  [FileArchive, 'zip rar 7z gz tar'],
];

/** The drawing for what a file is by its name. */
export function fileIcon(name: string): IconShape {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return BY_EXTENSION.find(([, extensions]) => extensions.split(' ').includes(extension))?.[0] ?? File;
}
