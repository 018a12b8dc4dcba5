import type { ReactNode } from 'react';
import { Panel } from '../../primitives/overlay/index.ts';
import type { RecordFrame } from './types.ts';

interface RecordFrameViewProps {
  readonly frame: RecordFrame;
  readonly title: string;
  readonly tools?: ReactNode;
  readonly footer: ReactNode;
  readonly footerNote?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** @source forms §2.10, §9 */
const WIDTH = { dialog: 800, drawer: 700 } as const;

/** Frame of one record. A page covers the window and has an arrow back in place of the cross. */
export function RecordFrameView({ frame, ...panel }: RecordFrameViewProps) {
  if (frame.kind === 'page') return <Panel {...panel} place="center" widthPx="full" dismiss="back" />;
  const { kind, widthPx = WIDTH[kind] } = frame;
  return <Panel {...panel} place={kind === 'drawer' ? 'end' : 'center'} widthPx={widthPx} />;
}
