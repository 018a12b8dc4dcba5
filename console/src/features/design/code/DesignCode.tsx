import type { Model } from '@milepost/openapi/domains/model';
import type { OpenedProps } from '../../resource/index.ts';
import CodeDialog from './CodeDialog.tsx';

/** Code of a design of a list. */
export default function DesignCode({ row, onClose }: OpenedProps<Model>) {
  return <CodeDialog modelId={row.id} name={row.fullName} onClose={onClose} />;
}
