import { useLingui } from '@lingui/react/macro';
import { Collapse } from '@milepost/kit/collapse';
import { MixedText } from '@milepost/kit/data-text';
import { Heading } from '@milepost/kit/heading-level';
import type { DesignChange } from '@milepost/openapi/domains/design';
import * as css from './ChangeList.css.ts';
import { MOST_LINES, PART_WORDS, changeGroups, loses } from './changeGroups.ts';
import type { ChangeGroup } from './changeGroups.ts';
import { changeSentence } from './changeWords.ts';
import type { ChangeWords } from './changeWords.ts';

export interface ChangeListProps {
  readonly changes: readonly DesignChange[];
  /** Labels of the fields of both designs, by their names. */
  readonly labels: ChangeWords['labels'];
  /** Records that hold a value under a key; undefined where that is not known. */
  readonly recordsOf?: ChangeWords['recordsOf'];
}

const ADDS: ReadonlySet<DesignChange['change']> = new Set(['fieldAdded', 'listItemAdded', 'ruleAdded', 'listMade']);
const signOf = (change: DesignChange): string => (ADDS.has(change.change) ? '+' : loses(change) ? '−' : '·');

/** Differences between two designs in words, by the parts they are of; more than forty are folded by part. @source designer §13.3 */
export function ChangeList({ changes, labels, recordsOf }: ChangeListProps) {
  const { t, i18n } = useLingui();
  if (changes.length === 0) return <p className={css.none}>{t`No differences`}</p>;
  const words: ChangeWords = {
    say: (message) => i18n._(message),
    figure: (value) => i18n.number(value),
    labels,
    ...(recordsOf && { recordsOf }),
  };
  const groups = changeGroups(changes);
  if (changes.length > MOST_LINES)
    return (
      <Collapse
        items={groups.map((group) => ({
          id: group.part,
          title: i18n._(PART_WORDS[group.part]),
          note: String(group.changes.length),
          content: <Lines group={group} words={words} />,
        }))}
      />
    );
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <section key={group.part}>
          <Heading className={css.heading}>
            {i18n._(PART_WORDS[group.part])} <span className={css.count}>{group.changes.length}</span>
          </Heading>
          <Lines group={group} words={words} />
        </section>
      ))}
    </div>
  );
}

function Lines({ group, words }: { readonly group: ChangeGroup; readonly words: ChangeWords }) {
  return (
    <ul className={css.lines}>
      {group.changes.map((change, at) => {
        const sentence = changeSentence(change, words);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a difference has no name but its place among the others
          <li key={at} className={css.line}>
            <span aria-hidden="true" className={`${css.sign} ${loses(change) ? css.isLost : ''}`}>
              {signOf(change)}
            </span>
            <span>
              <MixedText of={sentence} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
