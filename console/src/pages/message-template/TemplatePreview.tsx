import { useLingui } from '@lingui/react/macro';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { useText } from '@milepost/kit/forms/render';
import { GroupTitle } from '@milepost/kit/group-title';
import { useId } from 'react';
import { CHANNEL_WORDS } from '../../features/message-words/index.ts';
import { BraceFaults } from './BraceFaults.tsx';
import { ChannelPreview } from './ChannelPreview.tsx';
import { faultsIn, knownIn, textsIn } from './parameters.ts';
import * as css from './MessageTemplate.css.ts';

/** A template as it arrives by its channel, with example values, and the braces nobody fills in. @source admin §5 @reading R-771 */
export function TemplatePreview({ read }: PanelProps) {
  const { t } = useLingui();
  const text = useText();
  const id = useId();
  const written = textsIn(read);
  const known = knownIn(written);
  const faults = faultsIn(written);
  const channel = CHANNEL_WORDS[written.messageType as keyof typeof CHANNEL_WORDS];
  return (
    <section className={css.preview} aria-labelledby={id}>
      <GroupTitle id={id} note={channel && text(channel)} help={t`As it arrives, with example values in place of the parameters.`}>
        {t({ message: 'Preview', context: 'of a message' })}
      </GroupTitle>
      {faults.length > 0 && <BraceFaults faults={faults} known={known} />}
      {channel ? (
        <ChannelPreview
          written={written}
          values={new Map(known.map(({ name, sample }) => [name, text(sample)]))}
          faults={faults.map(({ token }) => token)}
          read={read}
        />
      ) : (
        <p className={css.quiet}>{t`Choose a channel to see the message as it arrives.`}</p>
      )}
    </section>
  );
}
