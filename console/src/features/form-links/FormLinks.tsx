import { LinkHostContext } from '@milepost/kit/link';
import type { LinkHost } from '@milepost/kit/link';
import { classifyLink } from '@milepost/openapi/guards';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from '../../routing/index.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';

/** Links of forms below are judged by what this deployment allows: which hosts are framed, asked about first, or refused. @source forms §2 @reading R-312 */
export function FormLinks({ children }: { readonly children: ReactNode }) {
  const context = useLinkContext();
  const navigate = useNavigate();
  const host = useMemo(
    (): LinkHost => ({
      judge(address, target) {
        const verdict = classifyLink(address, { use: 'link', target: target === 'self' ? '_self' : '_blank', context });
        // Nothing that is only fetched is a link.
        return verdict.kind === 'fetch' ? { kind: 'refused', reason: 'hostNotListed' } : verdict;
      },
      navigate: (path) => {
        const { pathname, searchParams } = new URL(path, location.origin);
        navigate({ to: pathname, search: Object.fromEntries(searchParams) });
      },
    }),
    [context, navigate],
  );
  return <LinkHostContext value={host}>{children}</LinkHostContext>;
}
