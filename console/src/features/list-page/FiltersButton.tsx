import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { SlidersHorizontal } from 'lucide';

interface FiltersButtonProps {
  /** Number of filters that have a value. */
  readonly filterCount: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The button that opens the filters of a list, and says how many of them are set. */
export function FiltersButton({ filterCount, isOpen, onOpenChange }: FiltersButtonProps) {
  const { t } = useLingui();
  return (
    <Button icon={SlidersHorizontal} isFolding opens={{ kind: 'region', isOpen }} onPress={() => onOpenChange(!isOpen)}>
      {filterCount > 0 ? t`Filters (${filterCount})` : t`Filters`}
    </Button>
  );
}
