'use client';

import '@vitrine/widgets/newsletter-form';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The form that the server rendered, and what it reports. */
export function Newsletter({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const form = place.current?.querySelector('vitrine-newsletter-form');
    const stop = new AbortController();
    form?.addEventListener('vitrine-newsletter-submitted', ({ detail }) => setOutcome(detail.outcome), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, []);
  // The same object in each render: React writes the HTML again for another one.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <>
      <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={inner} />
      <output>{outcome}</output>
    </>
  );
}
