import '@vitrine/widgets/newsletter-form';
import '@vitrine/widgets/solid';
import { createSignal, Show } from 'solid-js';

/** A Solid page that embeds the newsletter form. */
export function App() {
  const [locale, setLocale] = createSignal<'en' | 'fr'>('en');
  const [isShown, setShown] = createSignal(true);
  const [outcome, setOutcome] = createSignal('');
  return (
    <main>
      <button type="button" onClick={() => setLocale('fr')}>
        Français
      </button>
      <button type="button" onClick={() => setShown(!isShown())}>
        {isShown() ? 'Hide' : 'Show'} the form
      </button>
      <Show when={isShown()}>
        <vitrine-newsletter-form
          api="https://www.vitrine.example"
          brand="winners"
          locale={locale()}
          on:vitrine-newsletter-submitted={({ detail }) => setOutcome(detail.outcome)}
        >
          <a href="https://www.vitrine.example/en/newsletter">Sign up for the newsletter</a>
        </vitrine-newsletter-form>
      </Show>
      <output>{outcome()}</output>
    </main>
  );
}
