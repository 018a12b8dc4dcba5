import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import type { PrintTemplateRow } from '@milepost/openapi/domains/print';
import { useState } from 'react';
import type { OpenedProps } from '../../features/resource/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { RecordField } from './RecordField.tsx';
import { useRecentRecords } from './recentRecords.ts';

/** Record a template is looked at with; then the preview. @source admin §2 @reading R-653 */
export default function PreviewRecord({ row, onClose }: OpenedProps<PrintTemplateRow>) {
  const { t } = useLingui();
  const { print } = useOverlays();
  const recent = useRecentRecords(row.id);
  const [recordId, setRecordId] = useState(() => recent.read()[0] ?? '');
  const [isTried, setTried] = useState(false);
  const show = () => {
    setTried(true);
    const id = recordId.trim();
    if (id === '') return;
    recent.remember([id]);
    onClose();
    void print({ name: row.fullName, templateIds: [row.id], recordIds: [id] });
  };
  return (
    <Dialog
      title={t`Preview: ${{ name: row.fullName }}`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={show}>{t`Preview`}</Button>
        </>
      }
    >
      <RecordField
        value={recordId}
        onChange={setRecordId}
        recent={recent.read()}
        error={isTried && recordId.trim() === '' ? t`Enter the id of a record` : ''}
        onEnter={show}
      />
    </Dialog>
  );
}
