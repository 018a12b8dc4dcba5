/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a fieldset needs a legend, and the name stands above; a drop is one way of several */
import { useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide';
import { useEffect, useRef } from 'react';
import { acceptText } from '../../engines/upload/index.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { Alert } from '../alert/index.ts';
import { Field, useFieldIds } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useOfField } from './useOfField.ts';
import { PhotoButton, UploadBar } from './UploadBar.tsx';
import { UploadList } from './UploadList.tsx';
import { UploadTiles } from './UploadTiles.tsx';
import { addTile, belowTiles, input, zone, zoneState } from './UploadField.css.ts';
import type { StoredUpload, UploadFieldProps } from './types.ts';
import { useDropZone } from './useDropZone.ts';
import { usePhoto } from './usePhoto.tsx';
import { useUploadField } from './useUploadField.ts';

/**
 * Files of a form: chosen, dropped or pasted, judged, sent one by one with their progress, listed, taken out.
 * @source forms §1, §4, §5, §9
 */
export function UploadField<Stored extends StoredUpload>(props: UploadFieldProps<Stored>) {
  const { t } = useLingui();
  const { label, isRequired, help, error, id, value, rules = {}, ports, look, use = 'editable' } = props;
  const ids = useFieldIds(id);
  const upload = useUploadField(props);
  const addWords = upload.isBusy ? t`Uploading` : t({ message: 'Upload', context: 'button' });
  const addName = useOfField(label)(addWords);
  const isOpen = use === 'editable';
  const { isOver, zoneProps } = useDropZone({ isOpen, onFiles: upload.add });
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const open = () => inputRef.current?.click();
  const photo = usePhoto({ camera: ports.camera, accept: rules.accept ?? [], mayAdd: upload.mayAdd, onPhoto: upload.addPhoto });
  const wrong = upload.problems.join(t({ message: '; ', context: 'between limits of an upload' })) || error;
  const below = [help, isOpen && upload.limits].filter(Boolean).join(t({ message: '. ', context: 'between sentences' }));
  // A picture is replaced by taking it out first: a way to add one that is refused would promise what it does not do.
  const { limit = 0 } = rules;
  const isFull = limit > 0 && value.length >= limit && upload.entries.length === 0;
  const groupRef = useRef<HTMLDivElement>(null);
  const isAddFocused = useRef(false);
  const isRemoving = useRef(false);
  // The way to add one goes with the last that fits, and comes back when one was taken out: so does the keyboard.
  useEffect(() => {
    if (isFull && isAddFocused.current && document.activeElement === document.body) groupRef.current?.focus();
    if (!isFull && isRemoving.current) buttonRef.current?.focus();
    isRemoving.current = false;
  }, [isFull]);
  const describedBy = [isRequired && ids.required, (wrong || below) && ids.message].filter(Boolean).join(' ') || undefined;
  const rows = {
    value,
    entries: upload.entries,
    canChange: isOpen,
    ports,
    onRetry: upload.retry,
    onCancel: upload.cancel,
    ...(upload.pausable && { onPause: upload.pause }),
    onResume: upload.resume,
    onRemove(file: Stored) {
      isRemoving.current = isFull && look === 'tiles';
      void upload.remove(file);
    },
  };
  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={below} error={wrong} labelFor="text">
      <div
        role="group"
        ref={groupRef}
        id={ids.control}
        tabIndex={-1}
        aria-labelledby={ids.label}
        aria-describedby={describedBy}
        className={`${zone[look]} ${isOver ? zoneState.over : zoneState.still}`}
        onFocus={(event) => event.target === event.currentTarget && buttonRef.current?.focus()}
        {...zoneProps}
      >
        {upload.warnings.map((warning) => (
          <Alert key={warning} tone="warning" title={warning} />
        ))}
        <UploadBar {...{ label, look, use, value, ports, upload, buttonRef, describedBy }} onChoose={open} onPhoto={photo.take} />
        {look === 'list' ? <UploadList {...rows} /> : null}
        {look === 'tiles' && (
          <UploadTiles {...rows}>
            {use !== 'readOnly' && !isFull && (
              <button
                ref={buttonRef}
                type="button"
                className={`${addTile} ${focusRing}`}
                disabled={!isOpen}
                aria-label={addName}
                aria-busy={upload.isBusy || undefined}
                aria-disabled={upload.isBusy || undefined}
                aria-describedby={describedBy}
                onFocus={() => (isAddFocused.current = true)}
                onBlur={() => (isAddFocused.current = false)}
                onClick={() => !upload.isBusy && open()}
              >
                <Icon of={Upload} size="l" />
                {addWords}
              </button>
            )}
          </UploadTiles>
        )}
        {look === 'tiles' && photo.take && isOpen && !isFull && (
          <div className={belowTiles} onFocus={() => (isAddFocused.current = true)} onBlur={() => (isAddFocused.current = false)}>
            <PhotoButton label={label} isBusy={upload.isBusy} onPress={photo.take} />
          </div>
        )}
        <input
          ref={inputRef}
          type="file"
          className={input}
          tabIndex={-1}
          aria-hidden="true"
          multiple={rules.limit !== 1}
          accept={acceptText(rules.accept ?? []) || undefined}
          onChange={(event) => {
            const files = Array.from(event.target.files ?? []);
            // The same file can be chosen again after it was taken out.
            event.target.value = '';
            upload.add(files);
          }}
        />
      </div>
      {upload.naming}
      {photo.parts}
    </Field>
  );
}
