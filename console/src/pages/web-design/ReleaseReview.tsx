import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { MixedText } from '@milepost/kit/data-text';
import { Heading, HeadingLevel } from '@milepost/kit/heading-level';
import { Skeleton } from '@milepost/kit/skeleton';
import { Status } from '@milepost/kit/status';
import type { StatusTone } from '@milepost/kit/status';
import { changesBetween, fieldsOf, problemsOf } from '@milepost/openapi/domains/design';
import type { DesignChange, DesignDocument } from '@milepost/openapi/domains/design';
import type { Model } from '@milepost/openapi/domains/model';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../../data/api/index.ts';
import { draftAndReleasedQuery, openedDesign } from '../../data/design/versions.ts';
import type { DraftAndReleased } from '../../data/design/versions.ts';
import { recordCountsQuery } from '../../data/design/recordCounts.ts';
import type { RecordCount } from '../../data/design/recordCounts.ts';
import { placedModelQuery } from '../../data/design/menuEntries.ts';
import { ChangeList } from '../../features/design/changes/ChangeList.tsx';
import { labelsOf, problemSentence } from '../../features/design/problems/problemWords.ts';
import { menuPath } from '../../i18n/menuName.ts';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import * as css from './ReleaseReview.css.ts';

interface Reviewed {
  readonly draft: DesignDocument;
  readonly released: DesignDocument | null;
  readonly changes: readonly DesignChange[];
  readonly labels: ReadonlyMap<string, string>;
}

function reviewed({ draft, released }: DraftAndReleased): Reviewed {
  const now = openedDesign(draft).document;
  const before = released && openedDesign(released).document;
  return {
    draft: now,
    released: before,
    changes: before ? changesBetween(before, now) : [],
    labels: new Map([...(before ? labelsOf(before) : []), ...labelsOf(now)]),
  };
}

/** Names of the fields a release would take out of use, as lists have them. */
const removedFields = (changes: readonly DesignChange[]): readonly string[] =>
  changes.flatMap((change) => (change.change === 'fieldRemoved' && change.key !== '' ? [change.key] : []));

/** Facts of a design that is released. */
export type ReviewedModel = Pick<Model, 'id' | 'fullName' | 'lastModifyTime' | 'state'>;

/** Consequences of a release: what stands against it, what it changes, and who sees it. @source designer §5.5, §13.1 */
export function ReleaseReview({ model: { id, state } }: { readonly model: ReviewedModel }) {
  const { t } = useLingui();
  const api = useApi();
  const { data, isPending } = useQuery(draftAndReleasedQuery(api, id, state !== 'draft'));
  const review = useMemo(() => (data ? reviewed(data) : null), [data]);
  const { data: counts } = useQuery(recordCountsQuery(api, id, review?.released ?? null, removedFields(review?.changes ?? [])));
  if (isPending) return <Skeleton kind="rows" count={4} what={t`the differences`} />;
  if (!review) return <p className={css.text}>{t`The differences cannot be read now; the release can be made all the same.`}</p>;
  return (
    <div className={css.review}>
      <Checks review={review} counts={counts} />
      <Changes review={review} counts={counts} />
      <Readers id={id} />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading id={id} className={css.heading}>
        {title}
      </Heading>
      <HeadingLevel>{children}</HeadingLevel>
    </section>
  );
}

interface ReviewPartProps {
  readonly review: Reviewed;
  readonly counts: ReadonlyMap<string, RecordCount> | undefined;
}

function Changes({ review: { draft, released, changes, labels }, counts }: ReviewPartProps) {
  const { t, i18n } = useLingui();
  const count = fieldsOf(draft).length;
  return (
    <Part title={released ? t`Differences from what is released` : t`First release`}>
      {released ? (
        <ChangeList changes={changes} labels={labels} recordsOf={(key) => counts?.get(key)} />
      ) : (
        <p className={css.text}>{i18n._(msg`${plural(count, { one: 'A form with # field', other: 'A form with # fields' })}`)}</p>
      )}
    </Part>
  );
}

interface Check {
  readonly tone: StatusTone;
  readonly sentence: MessageDescriptor;
}

/** Fields that are gone without being retired, though records hold values: a server refuses that. @reading R-234 */
const lostFields = (changes: readonly DesignChange[], counts: ReviewPartProps['counts']): readonly Check[] =>
  changes.flatMap((change): readonly Check[] => {
    if (change.change !== 'fieldRemoved' || change.isRetired) return [];
    const count = counts?.get(change.key)?.count ?? 0;
    const { label } = change;
    const sentence = msg`“${label}” is gone without being retired, and ${plural(count, { one: '# record holds a value', other: '# records hold a value' })}: take it out in the designer, which keeps them`;
    return count > 0 ? [{ tone: 'danger', sentence }] : [];
  });

function Checks({ review: { draft, changes }, counts }: ReviewPartProps) {
  const { t, i18n } = useLingui();
  const problems = useMemo(() => problemsOf(draft), [draft]);
  const of = (severity: 'error' | 'warning', tone: StatusTone): readonly Check[] =>
    problems.filter((one) => one.severity === severity).map((one) => ({ tone, sentence: problemSentence(one, draft) }));
  const errors = [...of('error', 'danger'), ...lostFields(changes, counts)];
  const checks = [...errors, ...of('warning', 'warning')];
  return (
    <Part title={errors.length > 0 ? t`Errors that stop the release` : t({ message: 'Checks', context: 'of a release' })}>
      {checks.length === 0 ? (
        <Status tone="success">{t`No errors, no warnings`}</Status>
      ) : (
        <ul className={css.lines}>
          {checks.map(({ tone, sentence }) => {
            const words = i18n._(sentence);
            return (
              <li key={words} className={css.line}>
                <Status tone={tone}>
                  {tone === 'danger'
                    ? t({ message: 'Error', context: 'problem of a design' })
                    : t({ message: 'Warning', context: 'problem of a design' })}
                </Status>
                <span>
                  <MixedText of={words} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

/** Places in the menu it has already, and the roles that open them. */
function Readers({ id }: { readonly id: string }) {
  const { i18n, t } = useLingui();
  const joined = useJoinedNames();
  const { data, isError } = useQuery(placedModelQuery(useApi(), id));
  if (isError) return null;
  const { places, roles } = data ?? { places: [], roles: [] };
  const names = joined(roles ?? []);
  return (
    <Part title={t`Who sees it`}>
      {!data ? (
        <Skeleton kind="rows" count={2} what={t`who sees it`} />
      ) : places.length === 0 ? (
        <p className={css.text}>{t`It is in no menu yet: nobody sees it before it has a place, and roles have the right to it.`}</p>
      ) : (
        <>
          <ul className={css.lines}>
            {places.map(({ id: place, path, isOfApp }) => (
              <li key={place} className={css.line}>
                <span>
                  <MixedText of={`${menuPath(path, i18n)}${isOfApp ? ` (${t({ message: 'app', context: 'menu' })})` : ''}`} />
                </span>
              </li>
            ))}
          </ul>
          {roles !== null && (
            <p className={css.text}>
              <MixedText of={roles.length === 0 ? t`No role opens it yet, only administrators.` : t`Roles: ${names}`} />
            </p>
          )}
        </>
      )}
    </Part>
  );
}
