import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { VitrineNewsletterFormElementEventMap } from '@vitrine/widgets';
import '@vitrine/widgets/newsletter-form';

@Component({
  selector: 'app-root',
  // Angular checks only the elements that it knows.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <button type="button" (click)="locale.set('fr')">Français</button>
      <button type="button" (click)="isShown.set(!isShown())">{{ isShown() ? 'Hide' : 'Show' }} the form</button>
      @if (isShown()) {
        <vitrine-newsletter-form
          api="https://www.vitrine.example"
          brand="winners"
          [locale]="locale()"
          (vitrine-newsletter-submitted)="hear($event)"
        >
          <a href="https://www.vitrine.example/en/newsletter">Sign up for the newsletter</a>
        </vitrine-newsletter-form>
      }
      <output>{{ outcome() }}</output>
    </main>
  `,
})
export class App {
  readonly locale = signal<'en' | 'fr'>('en');
  readonly isShown = signal(true);
  readonly outcome = signal('');

  hear({ detail }: VitrineNewsletterFormElementEventMap['vitrine-newsletter-submitted']): void {
    this.outcome.set(detail.outcome);
  }
}
