/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- the stage takes keys and the pointer; every one of them has a button above it too */
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../primitives/button/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useRef } from 'react';
import { bar, picture, root, scale, stage } from './FilePreview.css.ts';
import { useImageView } from './useImageView.ts';
import { percentOf, transformOf } from './view.ts';

interface ImageViewerProps {
  readonly address: string;
  readonly name: string;
  /** The image did not load. */
  readonly onFailed: () => void;
}

/** An image to zoom, turn and move: by buttons, by keys (+, -, 0, R, arrows), by wheel and drag. @source forms §2.11 */
export function ImageViewer({ address, name, onFailed }: ImageViewerProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { view, change, stageProps } = useImageView();
  const percent = percentOf(view);
  const quarters = ((view.quarters % 4) + 4) % 4;
  const degrees = quarters * 90;
  const said = useRef({ percent, degrees });
  useEffect(() => {
    const before = said.current;
    said.current = { percent, degrees };
    if (before.percent !== percent) announcer.say(t`Zoom ${percent}%`);
    if (before.degrees !== degrees) announcer.say(t`Turned by ${degrees} degrees`);
  }, [announcer, percent, degrees, t]);
  return (
    <div className={root}>
      <div className={bar} role="toolbar" aria-label={t`View`}>
        <IconButton icon={ZoomOut} label={t`Zoom out`} onPress={() => change({ do: 'zoomOut' })} />
        <span className={scale}>{percent}%</span>
        <IconButton icon={ZoomIn} label={t`Zoom in`} onPress={() => change({ do: 'zoomIn' })} />
        <IconButton icon={Maximize} label={t`Whole image`} onPress={() => change({ do: 'reset' })} />
        <IconButton icon={RotateCcw} label={t`Turn left`} onPress={() => change({ do: 'turnLeft' })} />
        <IconButton icon={RotateCw} label={t`Turn right`} onPress={() => change({ do: 'turnRight' })} />
      </div>
      <div
        role="group"
        tabIndex={0}
        aria-label={t`Image area. Plus and minus zoom, R turns, arrows move, 0 shows the whole image.`}
        className={stage}
        {...stageProps}
      >
        <img className={picture} src={address} alt={name} draggable={false} onError={onFailed} style={{ transform: transformOf(view) }} />
      </div>
    </div>
  );
}
