import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { DEFAULT_MAX_SIZE } from '../../engines/upload/index.ts';
import type { FileKind, UploadProblem, UploadRules, UploadState } from '../../engines/upload/index.ts';
import { fieldMessages } from '../field/messages.ts';
import type { FileAct, UploadFieldProps, StoredUpload, UploadMessages } from './types.ts';

type Look = UploadFieldProps<StoredUpload>['look'];

const typesText = (i18n: I18n, kinds: readonly FileKind[]): string => {
  const words: Readonly<Record<FileKind, string>> = {
    image: i18n._(msg({ message: 'image', context: 'file type' })),
    video: i18n._(msg({ message: 'video', context: 'file type' })),
    audio: i18n._(msg({ message: 'audio', context: 'file type' })),
    excel: 'excel',
    word: 'word',
    pdf: 'pdf',
    txt: 'txt',
  };
  return kinds.map((kind) => words[kind]).join(i18n._(msg({ message: ', ', context: 'between names' })));
};

function refused(i18n: I18n, isImage: boolean, wrong: UploadProblem): string {
  switch (wrong.kind) {
    case 'limit': {
      const { limit } = wrong;
      return isImage
        ? i18n._(msg`${plural(limit, { one: 'At most # image can be uploaded', other: 'At most # images can be uploaded' })}`)
        : i18n._(msg`${plural(limit, { one: 'At most # file can be uploaded', other: 'At most # files can be uploaded' })}`);
    }
    case 'size': {
      const { size, unit } = wrong.maxSize;
      return isImage ? i18n._(msg`The image is larger than ${size}${unit}`) : i18n._(msg`The file is larger than ${size}${unit}`);
    }
    case 'type': {
      const types = typesText(i18n, wrong.accept);
      return isImage ? i18n._(msg`Upload an image`) : i18n._(msg`Choose files of these types: ${types}`);
    }
    case 'unreadable': {
      const { name } = wrong;
      return i18n._(msg`The file ${name} could not be read, check it`);
    }
  }
}

function limits(i18n: I18n, look: Look, { limit = 0, maxSize = DEFAULT_MAX_SIZE, accept = [] }: UploadRules): string {
  const { size, unit } = maxSize;
  const parts = [
    limit > 0 &&
      (look === 'tiles'
        ? i18n._(msg`${plural(limit, { one: 'up to # image', other: 'up to # images' })}`)
        : i18n._(msg`${plural(limit, { one: 'up to # file', other: 'up to # files' })}`)),
    size > 0 && i18n._(msg`${size}${unit} each`),
    look === 'list' && accept.length > 0 && typesText(i18n, accept),
  ];
  return parts.filter(Boolean).join(i18n._(msg({ message: '; ', context: 'between limits of an upload' })));
}

/** The word for where a file is. @source forms §4 */
function status(i18n: I18n, state: UploadState<unknown>): string {
  if (state.kind === 'uploading') return i18n._(msg`Uploading ${{ percent: state.percent }}%`);
  return {
    waiting: i18n._(msg`Waiting to upload`),
    checking: i18n._(msg`Checking the file`),
    paused: i18n._(msg({ message: 'Paused', context: 'upload' })),
    success: i18n._(msg`Uploaded`),
    error: i18n._(msg`Upload failed`),
  }[state.kind];
}

const act = (i18n: I18n, of: FileAct, name: string, isFailed: boolean): string =>
  ({
    pause: i18n._(msg`Pause ${{ name }}`),
    resume: i18n._(msg`Go on with ${{ name }}`),
    retry: i18n._(msg`Retry ${{ name }}`),
    cancel: isFailed ? i18n._(msg`Remove ${{ name }}`) : i18n._(msg`Cancel the upload of ${{ name }}`),
    remove: i18n._(msg`Remove ${{ name }}`),
  })[of];

const messagesOf = (i18n: I18n, look: Look): UploadMessages => ({
  ...fieldMessages(i18n),
  refused: (problem) => refused(i18n, look === 'tiles', problem),
  warning: ({ name }) =>
    i18n._(msg`${name} is taken, but its content is of another type than its name says: some programs may not open it`),
  limits: (rules) => limits(i18n, look, rules),
  list: (problems) => problems.join(i18n._(msg({ message: '; ', context: 'between limits of an upload' }))),
  sentences: (sentences) => sentences.join(i18n._(msg({ message: '. ', context: 'between sentences' }))),
  added: (count, isChecked) => (isChecked ? i18n._(msg`${{ count }} added, checking`) : i18n._(msg`${{ count }} added, uploading`)),
  found: (name, percent) => i18n._(msg`Found an unfinished upload of ${{ name }}, going on from ${{ percent }}%`),
  uploaded: (count) => i18n._(msg`${{ count }} uploaded`),
  failed: (name) => i18n._(msg`${{ name }}: upload failed`),
  progress: (percent) => i18n._(msg`Uploading, ${{ percent }}%`),
  networkLost: i18n._(msg`The network is gone, uploads are paused`),
  networkBack: i18n._(msg`The network is back, uploads go on`),
  paused: (name, percent) => i18n._(msg`${{ name }} paused at ${{ percent }}%`),
  resumed: (name) => i18n._(msg`${{ name }}: the upload goes on`),
  allPaused: (count) => i18n._(msg`${plural(count, { one: '# file paused', other: '# files paused' })}`),
  allResumed: (count) => i18n._(msg`${plural(count, { one: '# upload goes on', other: '# uploads go on' })}`),
  cancelled: (name) => i18n._(msg`${{ name }}: upload cancelled`),
  removed: (name, left) =>
    left === 0 ? i18n._(msg`Removed ${{ name }}, nothing left`) : i18n._(msg`Removed ${{ name }}, ${{ left }} left`),
  status: (state) => status(i18n, state),
  act: (of, name, isFailed) => act(i18n, of, name, isFailed),
});

/** Sentences of an upload of files from a catalogue. */
export const uploadMessages = (i18n: I18n): UploadMessages => messagesOf(i18n, 'list');

/** Sentences of an upload of images from a catalogue. */
export const imageUploadMessages = (i18n: I18n): UploadMessages => messagesOf(i18n, 'tiles');
