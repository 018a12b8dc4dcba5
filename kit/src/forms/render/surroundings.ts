import type { DataInterfaceFeed } from '../../primitives/data-picker/index.ts';
import { requiredContext } from '../../primitives/required-context/index.ts';
import type { OptionsState } from '../../primitives/select/index.ts';
import type { UploadPorts } from '../../primitives/upload-field/index.ts';
import type { StoredFile } from '../../widgets/file-upload/index.ts';
import type { RelatedFormFeed } from '../../widgets/relation-form/index.ts';
import type { PickerSpec } from '../../widgets/tree-picker/index.ts';
import type { Option } from '../grammar/index.ts';

/** Options of a feed as they arrive. */
export interface ArrivingOptions {
  /** The same list until an option changes. */
  readonly options: readonly Option[];
  readonly state: OptionsState;
}

/** Things done with stored files where they are read. Problems are told by who does them. @source forms §7 */
export interface StoredFiles {
  readonly download: (file: StoredFile) => unknown;
  readonly downloadAll?: (files: readonly StoredFile[]) => unknown;
  readonly preview?: (file: StoredFile, among: readonly StoredFile[]) => unknown;
}

/** Ways to rows of elsewhere. */
export interface RecordFeeds {
  readonly interfaces: DataInterfaceFeed;
  readonly forms: RelatedFormFeed;
}

/** Functions a form asks others for. All are hooks: they are called in every drawing, in the same order. */
export interface FormSurroundings {
  /** Options of a feed by its name; parameters come from the form's values. */
  readonly useOptions: (feed: string, parameters: Readonly<Record<string, unknown>>) => ArrivingOptions;
  /** A picker by its name; the same one until the arguments change. Parameters come from the form's values. */
  readonly usePicker: (picker: string, isMany: boolean, parameters: Readonly<Record<string, unknown>>) => PickerSpec;
  /** Rows of data interfaces and of other forms; the same feeds each time. */
  readonly useRecords?: () => RecordFeeds;
  /** Ports of uploads to a place, or to that of attachments. */
  readonly useUploads: (place?: string) => UploadPorts<StoredFile>;
  /** Stored files of a record that is read; without it they are named and no more. The same object until it can do something else. */
  readonly useStoredFiles?: () => StoredFiles;
  /** Origins besides the page's own that images of formatted texts may come from; the same list until one changes. */
  readonly useImageOrigins?: () => readonly string[];
}

const [SurroundingsProvider, useSurroundings] = requiredContext<FormSurroundings>('form surroundings', '<SurroundingsProvider>');
export { SurroundingsProvider, useSurroundings };
