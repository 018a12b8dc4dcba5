import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { fetchCaptcha } from '../../data/profile/captcha.ts';

/** The present image of the captcha; another one on demand, since each is good for one try. */
export function useCaptcha(makeKey: () => string = () => crypto.randomUUID()) {
  const api = useApi();
  const dialog = useId();
  const [timestamp, setTimestamp] = useState(makeKey);
  const { data, isError } = useQuery({
    queryKey: ['password', 'captcha', dialog, timestamp],
    queryFn: ({ signal }) => fetchCaptcha(api, timestamp, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const image = data?.image;
  const drawRef = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !image) return undefined;
      const address = URL.createObjectURL(image);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [image],
  );
  return {
    timestamp,
    state: isError ? ('failed' as const) : data ? ('here' as const) : ('coming' as const),
    drawRef,
    renew: () => setTimestamp(makeKey()),
  };
}
