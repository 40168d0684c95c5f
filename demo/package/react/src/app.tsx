import { NewsletterForm } from '@vitrine/widgets/react';
import { useState } from 'react';

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
      {/* What the server wrote here stays when React takes over. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ahead }} />
    </main>
  );
}
