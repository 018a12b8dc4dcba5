import { useLingui } from '@lingui/react/macro';
import { isList, isObject, valueAt } from '@milepost/openapi/domains/design';
import type { DesignDialect, Json, Path } from '@milepost/openapi/domains/design';
import { useMemo } from 'react';
import type { Setting } from './settings/types.ts';
import * as css from './ControlSheet.css.ts';

const SHOWN_CHARS = 200;
const isUnder = (path: Path, other: Path): boolean => other.every((step, at) => path[at] === step);

/** Members of a control that no setting of its sheet is over, by their paths. */
export function otherMembers(
  own: Json,
  settings: readonly Setting[],
  dialect: DesignDialect,
): readonly (readonly [path: Path, json: Json])[] {
  const set = settings.flatMap((setting) => {
    const path = setting.at(own, dialect);
    return [path, ...(setting.also?.(valueAt(own, path), own) ?? []).map(([other]) => other)];
  });
  const walk = (json: Json, path: Path): readonly (readonly [Path, Json])[] => {
    if (path.length > 0 && set.some((one) => isUnder(path, one))) return [];
    const holdsSet = set.some((one) => one.length > path.length && isUnder(one, path) && valueAt(own, one) !== undefined);
    if (isObject(json) && (path.length === 0 || holdsSet || path[0] === '__config__'))
      return Object.entries(json).flatMap(([name, member]) =>
        member === undefined || name === 'children' ? [] : walk(member, [...path, name]),
      );
    return [[path, json]];
  };
  return walk(own, []).filter(([path]) => path.length > 0);
}

const text = (json: Json): string =>
  (typeof json === 'string' ? json : JSON.stringify(json)).slice(0, SHOWN_CHARS) || (isList(json) ? '[]' : '“”');

export interface OtherMembersProps {
  readonly own: Json;
  readonly settings: readonly Setting[];
  readonly dialect: DesignDialect;
}

/** Members of a control nobody sets up here: shown, and kept as they came. @source designer §8.1 */
export function OtherMembers({ own, settings, dialect }: OtherMembersProps) {
  const { t } = useLingui();
  const members = useMemo(() => otherMembers(own, settings, dialect), [own, settings, dialect]);
  if (members.length === 0) return null;
  return (
    <div>
      <p className={css.quiet}>{t`Other members, kept as they came`}</p>
      <ul className={css.others} translate="no">
        {members.map(([path, json]) => (
          <li key={path.join('.')} className={css.other}>
            <span className={css.name}>{path.filter((step) => step !== '__config__').join('.')}</span>
            <span>{text(json)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
