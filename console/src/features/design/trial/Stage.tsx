import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { StatePanel } from '@milepost/kit/state-panel';
import { Button } from '@milepost/kit/button';
import { useMemo, useState } from 'react';
import { ApiProvider } from '../../../data/api/index.ts';
import type { Values } from '../../../data/model/compile/index.ts';
import { PermissionProvider } from '../../../permissions/index.ts';
import ResourceForm from '../../resource/form/ResourceForm.tsx';
import { ResourcePart } from '../../resource/index.ts';
import type { AnyResource } from '../../resource/index.ts';
import type { SeenAs } from './seenAs.ts';
import { filledId } from './trialResource.ts';
import type { TriedPart } from './types.ts';
import type { TrialOf } from './useTrial.ts';
import { WouldBeSent } from './WouldBeSent.tsx';
import * as css from './Trial.css.ts';

const ignore = () => undefined;
const NOWHERE = { parent: null, node: null };
const asItIs = (draft: object) => draft;
const PHONE_PX = 375;
const PAGE_PX = 1160;
/** Widths of the frames forms open in. */
const FRAME_PX = { dialog: 600, wide: 800, drawer: 700, page: PAGE_PX } as const;

function frameWidth({ form }: AnyResource, isPhone: boolean): number {
  if (isPhone) return PHONE_PX;
  const { frame = 'dialog', width } = form ?? {};
  return width === 'wide' ? PAGE_PX : (width ?? FRAME_PX[frame]);
}

interface StageProps {
  readonly trial: TrialOf;
  /** Screen as somebody sees it; null for everybody. */
  readonly seen: SeenAs | null;
  readonly part: TriedPart;
  readonly isPhone: boolean;
  readonly onKeep: (name: string, record: Values) => boolean;
}

/** The part that is tried: its calls are answered by samples, and what it would send is shown over it. */
export function Stage({ trial, seen, part, isPhone, onKeep }: StageProps) {
  const { api, screen, sample, unsent, onSeen, parts } = trial;
  const everybody = useMemo((): AnyResource => ({ ...screen.resource, isOwn: true }), [screen.resource]);
  const resource = seen?.resource ?? everybody;
  const tried = (
    <>
      {part === 'list' ? (
        isPhone ? (
          <PhoneWindow />
        ) : (
          <ResourcePart key={resource.id} resource={resource} name="trial" />
        )
      ) : (
        <div className={css.frame} style={{ '--frame-width': `${frameWidth(resource, isPhone)}px` } as object}>
          <TriedForm key={`${sample ?? ''} ${seen === null}`} resource={resource} sample={sample} />
        </div>
      )}
    </>
  );
  return (
    <div className={css.stage}>
      <ApiProvider value={api}>{seen ? <PermissionProvider value={seen.world}>{tried}</PermissionProvider> : tried}</ApiProvider>
      {unsent && <WouldBeSent unsent={unsent} parts={parts} onKeep={onKeep} onClose={onSeen} />}
    </div>
  );
}

/** The form as a page of its own, filled in with a sample. */
function TriedForm({ resource, sample }: { readonly resource: AnyResource; readonly sample: string | null }) {
  // A design that is read anew draws the same form anew, with what was typed; another sample begins another one.
  const [id] = useState(resource.id);
  const onPage = useMemo(() => ({ ...resource, id, form: resource.form && { ...resource.form, frame: 'page' as const } }), [resource, id]);
  return (
    <ResourceForm
      resource={onPage}
      id={null}
      at={NOWHERE}
      isStaying
      {...(sample !== null && { copyOf: { row: { id: filledId(sample) }, change: asItIs } })}
      onSaved={ignore}
      onClose={ignore}
    />
  );
}

/** Rows of a list change their shape with the window, not with what they stand in: a window as wide as a phone shows them. */
function PhoneWindow() {
  const { t } = useLingui();
  const [isBlocked, setBlocked] = useState(false);
  const open = () => {
    const address = window.location.href.replace(/([?&])screen=phone/, '$1screen=desktop');
    const opened = window.open(address, 'milepost-phone', `popup,width=${PHONE_PX},height=760`);
    // One that is open already comes to the front.
    opened?.focus();
    setBlocked(opened === null);
  };
  return (
    <StatePanel
      kind="empty"
      title={t`The list on a phone`}
      actions={<Button variant="primary" onPress={open}>{t`Open in a narrow window`}</Button>}
    >
      {t`The whole page is laid out anew for a narrow window, its list in lines of two.`}
      {isBlocked && (
        <Alert
          tone="warning"
          urgency="assertive"
          title={t`The browser opened no window`}
          description={t`Allow this site to open windows, or make this one as narrow as a phone.`}
        />
      )}
    </StatePanel>
  );
}
