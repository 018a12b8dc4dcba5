import type { RecordFrame } from '@milepost/kit/forms/viewer';
import type { CompiledLook } from '../../data/model/compile/index.ts';

/** Frame a record is read in: that of its form. @source forms §2.10 */
export function frameOf({ frame, width }: CompiledLook): RecordFrame {
  if (frame === 'page') return { kind: 'page' };
  return { kind: frame === 'drawer' ? 'drawer' : 'dialog', widthPx: width };
}
