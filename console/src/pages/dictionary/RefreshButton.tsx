import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide';
import { resourceKeys } from '../../features/resource/index.ts';

const { all: queryKey } = resourceKeys('dictionaryCategory');

/** Reads the categories again. */
export function RefreshButton() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey }) > 0;
  return <IconButton icon={RefreshCw} label={t`Refresh`} isBusy={isFetching} onPress={() => void queries.refetchQueries({ queryKey })} />;
}
