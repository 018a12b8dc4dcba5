import { Avatar } from '@milepost/kit/avatar';
import { DataText } from '@milepost/kit/data-text';
import type { UserRow } from '@milepost/openapi/domains/user';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { imageAddress } from '../../data/file/index.ts';
import * as css from './PersonName.css.ts';

/** Name of a person behind their picture. */
export function PersonName({ realName, headIcon }: Pick<UserRow, 'realName' | 'headIcon'>) {
  return (
    <span className={css.name}>
      <Avatar name={realName} src={imageAddress(headIcon, useLinkContext())} />
      <span className={css.words}>
        <DataText of={realName} />
      </span>
    </span>
  );
}
