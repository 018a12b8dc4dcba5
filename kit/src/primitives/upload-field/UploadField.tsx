/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a fieldset needs a legend, and the name stands above; a drop is one way of several */
import { useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide';
import { focusRing } from '../../theme/focus.css.ts';
import { Alert } from '../alert/index.ts';
import { useAsk } from '../confirm/index.ts';
import { FieldFrame } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import { NamingDialog } from './NamingDialog.tsx';
import { useOfField } from './useOfField.ts';
import { PhotoButton, UploadBar } from './UploadBar.tsx';
import { UploadList } from './UploadList.tsx';
import { UploadTiles } from './UploadTiles.tsx';
import { addTile, belowTiles, input, zone, zoneState } from './UploadField.css.ts';
import { useUpload } from './headless.ts';
import { imageUploadMessages, uploadMessages } from './messages.ts';
import type { StoredUpload, UploadFieldProps } from './types.ts';
import { usePhoto } from './usePhoto.tsx';

/**
 * Files of a form: chosen, dropped or pasted, judged, sent one by one with their progress, listed, taken out.
 * @source forms §1, §4, §5, §9
 */
export function UploadField<Stored extends StoredUpload>(props: UploadFieldProps<Stored>) {
  const { t } = useLingui();
  const { label, isRequired = false, value, rules = {}, ports, look, use = 'editable', className, style, parts } = props;
  const confirm = useAsk();
  const upload = useUpload<Stored>({
    ...props,
    onChange: (next) => props.onChange([...next]),
    // A tile has no room for a pause.
    ports: { ...ports, canPause: ports.canPause === true && look === 'list' },
    triggerLeaves: look === 'tiles',
    ask: ({ name }) => confirm({ title: t`Remove ${{ name }}?`, confirmLabel: t`Remove`, tone: 'danger' }),
    messages: useMessages(look === 'tiles' ? imageUploadMessages : uploadMessages),
  });
  const { isBusy, isFull, field } = upload;
  const addWords = isBusy ? t`Uploading` : t({ message: 'Upload', context: 'button' });
  const addName = useOfField(label)(addWords);
  const isOpen = use === 'editable';
  const photo = usePhoto({ camera: ports.camera, accept: rules.accept ?? [], mayAdd: upload.mayAdd, onPhoto: upload.addPhoto });
  const rows = { upload, ports, parts, canChange: isOpen };
  return (
    <FieldFrame {...{ field, label, isRequired, className, style, parts }} labelFor="text" {...(upload.error && { error: upload.error })}>
      <div {...upload.getGroupProps(partProps(parts, 'zone', `${zone[look]} ${upload.isOver ? zoneState.over : zoneState.still}`))}>
        {upload.warnings.map((warning) => (
          <Alert key={warning} tone="warning" title={warning} />
        ))}
        <UploadBar {...{ label, look, use, value, ports, parts, upload }} onPhoto={photo.take} />
        {look === 'list' ? <UploadList {...rows} /> : null}
        {look === 'tiles' && (
          <UploadTiles {...rows}>
            {use !== 'readOnly' && !isFull && (
              <button {...upload.getTriggerProps({ ...partProps(parts, 'add', `${addTile} ${focusRing}`), 'aria-label': addName })}>
                <Icon of={Upload} size="l" />
                {addWords}
              </button>
            )}
          </UploadTiles>
        )}
        {look === 'tiles' && photo.take && isOpen && !isFull && (
          <div className={belowTiles} {...upload.adding}>
            <PhotoButton label={label} isBusy={isBusy} onPress={photo.take} />
          </div>
        )}
        <input {...upload.getInputProps({ className: input })} />
      </div>
      <NamingDialog question={upload.naming} />
      {photo.parts}
    </FieldFrame>
  );
}
