import { useEffect, useRef } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { acceptText } from '../../engines/upload/index.ts';
import type { UploadRules } from '../../engines/upload/index.ts';
import { useField } from '../field/headless.ts';
import { fileViews, stepOf } from './files.ts';
import type { FileAct, FileAction, FileView, StoredUpload, UploadOptions } from './types.ts';
import { useDropZone } from './useDropZone.ts';
import { useFiles } from './useFiles.ts';

const NO_RULES: UploadRules = {};

/** Place of the keyboard where the trigger goes with the last file that fits, and comes back when one was taken out. */
function useTriggerFocus(isFull: boolean) {
  const groupRef = useRef<HTMLElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const isAddFocused = useRef(false);
  const isRemoving = useRef(false);
  useEffect(() => {
    if (isFull && isAddFocused.current && document.activeElement === document.body) groupRef.current?.focus();
    if (!isFull && isRemoving.current) triggerRef.current?.focus();
    isRemoving.current = false;
  }, [isFull]);
  return {
    groupRef,
    triggerRef,
    noteRemoval: (is: boolean) => {
      isRemoving.current = is;
    },
    /** Handlers of what adds files. */
    adding: { onFocus: () => void (isAddFocused.current = true), onBlur: () => void (isAddFocused.current = false) },
  };
}

/**
 * Files of a form, for markup of one's own: chosen, dropped or pasted, judged, sent one by one with their progress, listed, taken out.
 * Draw `files` with `fileProps(view)` and the buttons of `actionsOf(view)` within `getGroupProps()`, beside a button with
 * `getTriggerProps()` and a hidden `input` with `getInputProps()`.
 * @source forms §1, §4, §5, §9
 */
export function useUpload<Stored extends StoredUpload>(options: UploadOptions<Stored>) {
  const { label, isRequired = false, help, error, id, rules = NO_RULES, use = 'editable', triggerLeaves = false, messages } = options;
  const upload = useFiles(options);
  const { value, entries, isBusy } = upload;
  const isOpen = use === 'editable';
  const { isOver, zoneProps } = useDropZone({ isOpen, onFiles: upload.add });
  const inputRef = useRef<HTMLInputElement>(null);
  const open = () => inputRef.current?.click();
  const wrong = messages.list(upload.problems) || error;
  const below = messages.sentences([help ?? '', isOpen ? messages.limits(rules) : ''].filter(Boolean));
  const field = useField({ label, isRequired, messages, help: below, ...(wrong && { error: wrong }), ...(id !== undefined && { id }) });
  // A picture is replaced by taking it out first: a way to add one that is refused would promise what it does not do.
  const { limit = 0 } = rules;
  const isFull = limit > 0 && value.length >= limit && entries.length === 0;
  const { groupRef, triggerRef, noteRemoval, adding } = useTriggerFocus(isFull);
  const describedBy = [isRequired && field.ids.required, (wrong || below) && field.ids.message].filter(Boolean).join(' ') || undefined;
  const canPause = upload.pausable !== null;

  function remove(file: Stored) {
    noteRemoval(isFull && triggerLeaves);
    void upload.remove(file);
  }
  function actionsOf(view: FileView<Stored>): readonly FileAction[] {
    if (view.kind === 'stored') {
      if (!isOpen) return [];
      return [{ act: 'remove', label: messages.act('remove', view.name, false), isDisabled: false, onPress: () => remove(view.stored) }];
    }
    const { entry } = view;
    const { kind } = entry.state;
    const step = stepOf(kind, canPause);
    const acts = {
      pause: () => upload.pause(entry),
      resume: () => upload.resume(entry),
      retry: () => upload.retry(entry.id),
      cancel: () => upload.cancel(entry),
    };
    const action = (act: Exclude<FileAct, 'remove'>, isDisabled: boolean): FileAction => ({
      act,
      label: messages.act(act, view.name, kind === 'error'),
      isDisabled,
      onPress: acts[act],
    });
    return [...(step ? [action(step, kind === 'checking')] : []), action('cancel', false)];
  }

  return {
    ...upload,
    remove,
    field,
    /** Problems of the last choice, or the error of the field; undefined where nothing is wrong. */
    error: wrong,
    /** Help with the limits, or the error, whichever is shown. */
    message: field.message,
    describedBy,
    /** Files in their order: the stored ones, then those that are not stored yet. */
    files: fileViews(value, entries, messages),
    /** Buttons of a file, in their order; the first one keeps its place while what it does changes. */
    actionsOf,
    /** Files are dragged over the group, and may be dropped. */
    isOver,
    /** No more files fit. */
    isFull,
    /** Opens the choice of files. */
    open,
    /** Ref of the trigger, for a button that takes no attributes. */
    getTriggerRef: () => refOf(triggerRef),
    /** Handlers of another way to add files, such as a camera. */
    adding,
    getFieldProps: field.getFieldProps,
    getLabelProps: field.getNameProps,
    getMessageProps: field.getMessageProps,
    /** Attributes of the element around all of it: files may be dropped and pasted there. */
    getGroupProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(groupRef),
          role: 'group',
          id: field.ids.control,
          tabIndex: -1,
          'aria-labelledby': field.ids.label,
          'aria-describedby': describedBy,
          'data-over': isOver ? '' : undefined,
          onFocus: (event: FocusEvent) => event.target === event.currentTarget && triggerRef.current?.focus(),
          ...zoneProps,
        } as const,
        own,
      ),
    /** Attributes of the button that opens the choice of files. It keeps the focus while files are sent. */
    getTriggerProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(triggerRef),
          type: 'button',
          disabled: !isOpen,
          'aria-busy': isBusy || undefined,
          'aria-disabled': isBusy || undefined,
          'aria-describedby': describedBy,
          onClick: () => !isBusy && open(),
          ...adding,
        } as const,
        own,
      ),
    /** Attributes of the `input` that the button opens; it is not seen. */
    getInputProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(inputRef),
          type: 'file',
          tabIndex: -1,
          'aria-hidden': true,
          multiple: rules.limit !== 1,
          accept: acceptText(rules.accept ?? []) || undefined,
          onChange(event: ChangeEvent<HTMLInputElement>) {
            const files = Array.from(event.target.files ?? []);
            // The same file can be chosen again after it was taken out.
            event.target.value = '';
            upload.add(files);
          },
        } as const,
        own,
      ),
  };
}

export type UploadModel<Stored extends StoredUpload> = ReturnType<typeof useUpload<Stored>>;
