import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { MixedText } from '@milepost/kit/data-text';
import { Drawer } from '@milepost/kit/drawer';
import { useScrollStop } from '@milepost/kit/scroll-stop';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { Tree } from '@milepost/kit/tree';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { useApi } from '../../../data/api/index.ts';
import { allRightsQuery } from '../../../data/authority/rights.ts';
import { serverWords } from '../../../feedback/index.ts';
import { useJoinedNames } from '../../../i18n/useJoinedNames.ts';
import type { OpenedProps } from '../../resource/index.ts';
import type { AllRights } from '../compare/sideBySide.ts';
import { leavesOf, namesOf } from '../rights.ts';
import type { Node } from '../rights.ts';
import { PAGE_KINDS, menuOf, rightsOn } from './seenBy.ts';
import * as css from './RoleView.css.ts';

interface Role {
  readonly id: string;
  readonly fullName: string;
}

/** The menu of somebody with this role alone, and what they may press and see on each page, to read. @source admin §2 @reading R-734 */
export default function RoleView({ row: { id, fullName }, onClose }: OpenedProps<Role>) {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useQuery(allRightsQuery(useApi(), id));
  return (
    <Drawer
      title={t`As ${fullName}`}
      widthPx={1000}
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      {data ? (
        <Seen rights={data} />
      ) : isPending ? (
        <Skeleton kind="text" count={8} what={t`the rights`} />
      ) : (
        <StatePanel kind="failed" title={t`The rights did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
          {serverWords(error) ?? t`The server did not answer.`}
        </StatePanel>
      )}
    </Drawer>
  );
}

function Seen({ rights }: { readonly rights: AllRights }) {
  const { t } = useLingui();
  const { menus } = useSession().currentUser;
  const names = useMemo(() => namesOf(menus), [menus]);
  const look = useMemo(
    () =>
      ({ id, fullName, children }: Node) => ({ id, label: names.get(id) ?? fullName, children }),
    [names],
  );
  const tree = useMemo(() => menuOf(rights), [rights]);
  const [expanded, setExpanded] = useState<'all' | ReadonlySet<string>>('all');
  const [chosen, setChosen] = useState<Node | null>(null);
  const pages = useMemo(() => new Set(leavesOf(tree)), [tree]);
  const page = useRef<HTMLElement>(null);
  const needsStop = useScrollStop(page);
  if (tree.length === 0) return <StatePanel kind="empty" title={t`With this role alone nobody sees any page`} />;
  return (
    <div className={css.both}>
      <div className={css.menu}>
        <Tree
          label={t`Menu with this role alone`}
          nodes={tree}
          node={look}
          selectedId={chosen?.id ?? null}
          onSelect={(_, node) => setChosen(node)}
          expandedIds={expanded}
          onExpandedChange={setExpanded}
        />
      </div>
      <section ref={page} aria-label={t`On the page`} className={css.page} {...(needsStop && { tabIndex: 0 })}>
        {chosen && pages.has(chosen.id) ? (
          <OnPage rights={rights} page={chosen} name={look(chosen).label} />
        ) : (
          <StatePanel kind="empty" title={t`Choose a page in the menu`}>{t`What may be pressed and seen on it is shown here.`}</StatePanel>
        )}
      </section>
    </div>
  );
}

interface OnPageProps {
  readonly rights: AllRights;
  readonly page: Node;
  readonly name: string;
}

/** Rights on one page: what is there, and what is left out. */
function OnPage({ rights, page, name }: OnPageProps) {
  const { t } = useLingui();
  const joined = useJoinedNames();
  const on = useMemo(() => rightsOn(rights, page.id), [rights, page]);
  const kinds = {
    button: { label: t({ message: 'Buttons', context: 'rights' }), none: t`No button of this page is a right of its own.` },
    column: { label: t({ message: 'Columns', context: 'rights' }), none: t`Everything is shown.` },
    form: { label: t({ message: 'Fields', context: 'rights' }), none: t`Everything is shown.` },
    data: { label: t({ message: 'Data', context: 'rights' }), none: t`No data are told apart here.` },
  };
  const listed = (nodes: readonly Node[]) => joined(nodes.map(({ fullName }) => fullName));
  return (
    <>
      <h3 className={css.name}>
        <MixedText of={name} />
      </h3>
      <dl className={css.kinds}>
        {PAGE_KINDS.map((kind) => {
          const { has, lacks } = on[kind];
          const [there, away] = [listed(has), listed(lacks)];
          return (
            <div key={kind}>
              <dt className={css.kind}>{kinds[kind].label}</dt>
              {has.length > 0 && (
                <dd className={css.line}>
                  <MixedText of={t`Available: ${there}`} />
                </dd>
              )}
              {lacks.length > 0 && (
                <dd className={css.lacking}>
                  <MixedText of={t`Left out: ${away}`} />
                </dd>
              )}
              {has.length + lacks.length === 0 && <dd className={css.lacking}>{kinds[kind].none}</dd>}
            </div>
          );
        })}
      </dl>
    </>
  );
}
