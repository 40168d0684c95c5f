import { NewsletterForm } from '@vitrine/widgets/react';
import { useState } from 'react';

/** A React page that embeds the newsletter form; `ahead` is the markup rendered on the server. */
export function App({ ahead = '' }: { ahead?: string }) {
  const [locale, setLocale] = useState<'en' | 'fr'>('en');
  const [outcome, setOutcome] = useState('');
  return (
    <main>
      <button type="button" onClick={() => setLocale('fr')}>
        Français
      </button>
      <NewsletterForm
        api="https://www.vitrine.example"
        brand="winners"
        locale={locale}
        onVitrineNewsletterSubmitted={({ detail }) => setOutcome(detail.outcome)}
      >
        <a href="https://www.vitrine.example/en/newsletter">Sign up for the newsletter</a>
      </NewsletterForm>
      <output>{outcome}</output>
      {/* React keeps the server's markup during hydration. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ahead }} />
    </main>
  );
}
