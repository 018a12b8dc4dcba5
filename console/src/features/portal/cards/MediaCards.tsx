import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { DataText } from '@milepost/kit/data-text';
import { EmptyState } from '@milepost/kit/empty-state';
import { cardFrame, cardPictures, cardSource, cardVideo } from '@milepost/openapi/domains/portal';
import type { CardImage } from '@milepost/openapi/domains/portal';
import { WINDOW_FEATURES, classifyLink } from '@milepost/openapi/guards';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { linkContext, openWindow } from '../../../auth/linkContext.ts';
import { Framed } from '../../external-view/index.ts';
import { Region, RegionRows } from '../../overview/regions.ts';
import { CardTitleLink } from './CardLink.tsx';
import type { CardProps } from './types.ts';
import { useCardAnswer } from './useCardAnswer.ts';
import * as css from './cards.css.ts';

/** Address of a file of our own servers; null for any other, which would learn who looks. */
function useOwnAddress(): (address: string) => string | null {
  const { config } = useSession();
  return (address) => {
    const verdict = classifyLink(address, { use: 'download', context: linkContext(config) });
    return verdict.kind === 'fetch' ? verdict.href : null;
  };
}

/** Pictures one after another. None follows by itself: who reads decides when. @reading R-969 */
export function CarouselCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const query = useCardAnswer(cardSource(card), cardPictures);
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      <RegionRows query={query} what={t`the pictures`} empty={{ title: t`There is no picture yet` }}>
        {(pictures) => <Carousel pictures={pictures} title={title} />}
      </RegionRows>
    </Region>
  );
}

function Carousel({ pictures, title }: { readonly pictures: readonly CardImage[]; readonly title: string }) {
  const { t } = useLingui();
  const own = useOwnAddress();
  const [chosen, choose] = useState(0);
  const count = pictures.length;
  const at = chosen % count;
  const picture = pictures[at];
  if (!picture) return null;
  const { words } = picture;
  const address = own(picture.address);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds no fields, and its card is the region already
    <div role="group" aria-roledescription={t`carousel`} aria-label={title} className={css.carousel}>
      <div className={css.slide} aria-live="polite">
        {address === null ? (
          <EmptyState kind="failed" title={t`This picture is not shown: its address is not one of ours`} />
        ) : (
          <img key={at} className={css.picture} src={address} alt={words || t`${title}, picture ${at + 1} of ${count}`} />
        )}
        {words && (
          <span className={css.caption} aria-hidden={address !== null}>
            <DataText of={words} />
          </span>
        )}
      </div>
      {count > 1 && (
        <div className={css.turns}>
          <IconButton icon={ChevronLeft} label={t`Previous picture`} onPress={() => choose((at + count - 1) % count)} />
          <span>{t`${at + 1} of ${count}`}</span>
          <IconButton icon={ChevronRight} label={t`Next picture`} onPress={() => choose((at + 1) % count)} />
        </div>
      )}
    </div>
  );
}

/** A film of our own servers. It begins when somebody starts it, and can be taken as a file. @reading R-969 */
export function VideoCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const own = useOwnAddress();
  const [failed, setFailed] = useState<string | null>(null);
  const video = cardVideo(card.option);
  const address = video && own(video.address);
  const words = video?.words ?? '';
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      {address === null || failed === address ? (
        <EmptyState
          kind={video ? 'failed' : 'empty'}
          title={
            !video
              ? t`There is no film yet`
              : address === null
                ? t`This film is not shown: its address is not one of ours`
                : t`This film cannot be played here`
          }
        />
      ) : (
        <figure className={css.figure}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- designs name no file of captions; what it shows is said below */}
          <video
            className={css.film}
            src={address}
            aria-label={words || title}
            controls
            preload="none"
            onError={() => setFailed(address)}
          />
          <figcaption className={css.caption}>
            {words && <DataText of={words} />}{' '}
            <a className={css.link} href={address} download>
              {t`Save the film`}
            </a>
          </figcaption>
        </figure>
      )}
    </Region>
  );
}

/** A page of another host: framed where the deployment lists the host, otherwise a panel that says why. @reading R-969 */
export function FrameCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const { config } = useSession();
  const address = cardFrame(card.option);
  const verdict = address === '' ? null : classifyLink(address, { use: 'link', target: '_self', context: linkContext(config) });
  if (verdict?.kind === 'frame')
    return (
      <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
        <div className={css.framed}>
          <Framed href={verdict.href} sandbox={verdict.sandbox} name={title} isHeaded />
        </div>
      </Region>
    );
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      {verdict?.kind === 'leave' ? (
        <EmptyState
          kind="failed"
          title={t`Pages of ${verdict.host} are not framed here`}
          action={<Button onPress={() => openWindow(verdict.href, WINDOW_FEATURES)}>{t`Open in a new window`}</Button>}
        >
          {t`An administrator can list the host.`}
        </EmptyState>
      ) : (
        <EmptyState
          kind={verdict ? 'failed' : 'empty'}
          title={verdict ? t`This page is not framed: its address leads nowhere it may lead` : t`There is no page yet`}
        />
      )}
    </Region>
  );
}
