/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- the stage takes keys and the pointer; every one of them has a button above it too */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/button/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { ChevronLeft, ChevronRight, Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useRef } from 'react';
import { bar, picture, root, scale, stage } from './FilePreview.css.ts';
import type { AmongImages } from './types.ts';
import { useImageView } from './useImageView.ts';
import { percentOf, transformOf } from './view.ts';

interface ImageViewerProps {
  /** Null until it is known. */
  readonly address: string | null;
  readonly name: string;
  readonly among: AmongImages | undefined;
  /** Takes the place of an image that did not load. */
  readonly problem: ReactNode;
  /** The image did not load. */
  readonly onFailed: () => void;
}

/** An image to zoom, turn and move: by buttons, by keys (+, -, 0, R, arrows), by wheel and drag; one of several, to go from one to the next. @source forms §2.11 */
export function ImageViewer({ address, name, among, problem, onFailed }: ImageViewerProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { view, change, stageProps } = useImageView(address, among);
  const percent = percentOf(view);
  const quarters = ((view.quarters % 4) + 4) % 4;
  const degrees = quarters * 90;
  const place = among && among.at + 1;
  const total = among?.count ?? 1;
  const said = useRef({ address, percent, degrees });
  useEffect(() => {
    const before = said.current;
    said.current = { address, percent, degrees };
    // Another image begins whole: nobody has turned it back.
    if (before.address !== address) return;
    if (before.percent !== percent) announcer.say(t`Zoom ${percent}%`);
    if (before.degrees !== degrees) announcer.say(t`Turned by ${degrees} degrees`);
  }, [announcer, address, percent, degrees, t]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && place !== undefined) announcer.say(`${name} · ${t`${place} of ${total}`}`);
    isFirst.current = false;
  }, [announcer, name, place, total, t]);
  return (
    <div className={root}>
      <div className={bar} role="toolbar" aria-label={t`View`}>
        {among && (
          <>
            <IconButton icon={ChevronLeft} label={t`Previous image`} isDisabled={among.at === 0} onPress={() => among.onGo(among.at - 1)} />
            <span className={scale}>{t`${place} of ${total}`}</span>
            <IconButton
              icon={ChevronRight}
              label={t`Next image`}
              isDisabled={among.at === among.count - 1}
              onPress={() => among.onGo(among.at + 1)}
            />
          </>
        )}
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
        aria-label={
          among
            ? t`Image ${place} of ${total}. Left and right go from one to the next, Home and End to the ends. Plus and minus zoom, R turns, 0 shows the whole image.`
            : t`Image area. Plus and minus zoom, R turns, arrows move, 0 shows the whole image.`
        }
        className={stage}
        {...stageProps}
      >
        {problem ??
          (address === null ? (
            t`Loading…`
          ) : (
            <img
              className={picture}
              src={address}
              alt={name}
              draggable={false}
              onError={onFailed}
              style={{ transform: transformOf(view) }}
            />
          ))}
      </div>
    </div>
  );
}
