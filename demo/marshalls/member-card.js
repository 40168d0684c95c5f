// Part of this site: a card with an open shadow root, which contains one of the kit's elements by its tag only.
class MemberCard extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :host { display: block; border: 1px solid currentColor; padding: clamp(1rem, 4vw, 2.5rem); background: #fff; }
      h2 { margin: 0 0 1rem; font-size: 1.75rem; letter-spacing: -0.02em; line-height: 1.1; }
    `);
    root.adoptedStyleSheets = [sheet];
    const heading = document.createElement('h2');
    heading.textContent = this.getAttribute('heading');
    const form = document.createElement('vitrine-newsletter-form');
    form.setAttribute('brand', 'marshalls');
    root.append(heading, form);
  }
}

customElements.define('member-card', MemberCard);
