import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { shownDesignQuery } from '../../data/model/designOptions.ts';
import { DesignLink } from './DesignLink.tsx';

/** Says that the chosen design is gone, or not released, so that the entry shows nothing; and leads to it. */
export function DesignNotice({ read }: PanelProps) {
  const { t } = useLingui();
  const value = read('shows.design');
  const id = typeof value === 'string' ? value : '';
  const { data: design } = useQuery({ ...shownDesignQuery(useApi(), id), enabled: id !== '' });
  if (id === '' || !design || design.is === 'released') return null;
  if (design.is === 'gone')
    return (
      <Alert
        tone="warning"
        urgency="polite"
        title={t`The design of this entry is gone`}
        description={t`Who opens the entry sees an error. Choose another design, or disable the entry.`}
      />
    );
  const { fullName: designName } = design;
  return (
    <Alert
      tone="warning"
      urgency="polite"
      title={t`The design “${designName}” is not released`}
      description={t`Who opens the entry sees an error until it is released.`}
      action={<DesignLink id={id} />}
    />
  );
}
