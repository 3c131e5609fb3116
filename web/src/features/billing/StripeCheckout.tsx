import { useEffect, useRef, useState } from 'react';
import { usePaymentConfigQuery } from '../../gen/billing.ts';
import { ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { loadCardLibrary } from './cardLibrary.ts';
import { text } from './messages.ts';

/** The used part of Stripe's library. */
interface StripeLibrary {
  initEmbeddedCheckout(options: { clientSecret: string }): Promise<{ mount(element: Element): void; destroy(): void }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeLibrary;
  }
}

/** What opens a checkout at Stripe. */
interface Keys {
  publishableKey: string;
  clientSecret: string;
}

/** Stripe's embedded checkout: no card data reaches the hub. It returns to the page's URL when it is complete. */
export function StripeCheckout(props: Keys) {
  const [tries, setTries] = useState(0);
  return <Embedded key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Embedded({ publishableKey, clientSecret, onRetry }: Keys & { onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { data } = usePaymentConfigQuery();
  const [failure, setFailure] = useState<unknown>(null);
  const script = data?.paymentConfig.scriptUrl;
  useEffect(() => {
    if (!script) return undefined;
    let isGone = false;
    let mounted: { destroy(): void } | undefined;
    const show = async () => {
      if (!window.Stripe) await loadCardLibrary(script);
      const checkout = await window.Stripe!(publishableKey).initEmbeddedCheckout({ clientSecret });
      mounted = checkout;
      if (isGone || !place.current) checkout.destroy();
      else checkout.mount(place.current);
    };
    show().catch(setFailure);
    return () => {
      isGone = true;
      mounted?.destroy();
    };
  }, [script, publishableKey, clientSecret]);
  if (failure !== null) return <ErrorState what={text.whatCard} error={failure} onRetry={onRetry} />;
  return (
    <>
      {script ? null : <HeadSkeleton label={text.whatCard} />}
      <div ref={place} />
    </>
  );
}
