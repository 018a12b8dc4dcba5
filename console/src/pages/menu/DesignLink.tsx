import { useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../features/route-link/index.ts';

/** Address of the designer of a design. @source designer §5.1 */
const designAddress = (id: string): string => `/onlineDev/webDesign?${new URLSearchParams({ design: id })}`;

/** Way to the designer of a design. */
export function DesignLink({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return <RouteLink to={designAddress(id)}>{t`Open in the designer`}</RouteLink>;
}
