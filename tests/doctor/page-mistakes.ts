import { origins } from '../support/ports.ts';
import { type MistakenPage, tagOf } from './mistaken-page.ts';

/** Something that people do wrong in a page, and where they read of it. */
export interface PageMistake extends MistakenPage {
  title: string;
  /** What the console says of it: a sentence of ours, or, where no code of ours runs, the browser's. */
  said?: RegExp;
  /** What the doctor for a page says of it, in English. */
  told?: RegExp;
  /** What the visitor did before, or what the page does once its widgets have started. */
  isAnswered?: boolean;
  hasSignal?: boolean;
  wasClosed?: boolean;
}

const form = '<vitrine-newsletter-form></vitrine-newsletter-form>';
const lightbox = (attributes: string) => `<vitrine-newsletter-lightbox ${attributes}></vitrine-newsletter-lightbox>`;
const place = (placement: string) =>
  `<script>window.vitrinePlacements = [${placement}];</script>${tagOf('place.js', 'async')}`;

/** Names that are wrong: of a tag, an attribute, an event or a custom property. */
export const wrongNames: readonly PageMistake[] = [
  {
    title: 'a tag is misspelt',
    body: '<vitrine-newsleter-form></vitrine-newsleter-form>',
    said: /no element <vitrine-newsleter-form>\. Did you mean <vitrine-newsletter-form>\?/,
    told: /<vitrine-newsleter-form>[\s\S]*Did you mean <vitrine-newsletter-form>\?/,
  },
  {
    title: 'a tag has another name',
    body: '<vitrine-share></vitrine-share>',
    said: /no element <vitrine-share>\. Did you mean <vitrine-share-buttons>\?/,
    told: /Did you mean <vitrine-share-buttons>\?/,
  },
  {
    title: 'a tag is like none',
    body: '<vitrine-weather></vitrine-weather>',
    said: /no element <vitrine-weather>\. See http/,
    told: /No widget has this name/,
  },
  {
    title: 'a tag lacks the prefix',
    body: '<newsletter-form></newsletter-form>',
    told: /: 1 problem\n[\s\S]*Did you mean <vitrine-newsletter-form>\?/,
  },
  {
    title: 'a tag has other signs between its words',
    body: '<vitrine_newsletter_form></vitrine_newsletter_form><vitrineNewsletterForm></vitrineNewsletterForm>',
    told: /: 2 problems\n[\s\S]*Did you mean <vitrine-newsletter-form>\?/,
  },
  {
    title: 'a tag is written with is',
    body: '<div is="vitrine-newsletter-form"></div>',
    told: /is="vitrine-newsletter-form" makes no widget/,
  },
  {
    title: 'a frame names no widget',
    body: `<iframe src="${origins.site}/en/embed/newsletter" title="Newsletter"></iframe>`,
    told: /Did you mean <vitrine-newsletter-form>\?/,
  },
  {
    title: 'the address of a frame has a misspelt attribute',
    body: `<iframe src="${origins.site}/en/embed/newsletter-form?brnad=winners&utm_source=x" title="Newsletter"></iframe>`,
    told: /: 1 problem\n[\s\S]*Did you mean “brand”\?/,
  },
  {
    title: 'an attribute is misspelt',
    body: '<vitrine-newsletter-form barnd="winners"></vitrine-newsletter-form>',
    said: /<vitrine-newsletter-form> has no attribute "barnd"\. Did you mean "brand"\?/,
    told: /no attribute “barnd”\. Did you mean “brand”\?/,
  },
  {
    title: 'an attribute is another widget’s',
    body: '<vitrine-newsletter-form contest="fall-promotion"></vitrine-newsletter-form>',
    said: /has no attribute "contest"\. It belongs to <vitrine-contest-entry>/,
    told: /“contest” belongs to <vitrine-contest-entry>/,
  },
  {
    title: 'an attribute is in camel case',
    body: lightbox('closedDays="3" trigger="manual"'),
    said: /has no attribute "closeddays"\. Did you mean "closed-days"\?/,
    told: /Did you mean “closed-days”\?/,
  },
  {
    title: 'an attribute is like none',
    body: '<vitrine-newsletter-form colour="red"></vitrine-newsletter-form>',
    said: /has no attribute "colour"\. See http/,
    told: /no attribute “colour”/,
  },
  {
    title: 'an attribute listens to an event',
    body: '<vitrine-newsletter-form onvitrine-newsletter-submited="go()"></vitrine-newsletter-form>',
    said: /has no attribute "onvitrine-newsletter-submited"\. .*addEventListener\('vitrine-newsletter-submitted'/,
    told: /addEventListener/,
  },
  {
    title: 'a custom property does not exist',
    body: `<style>vitrine-newsletter-form { --vitrine-acent: red; }</style>${form}`,
    said: /no custom property --vitrine-acent\. Did you mean --vitrine-accent\?/,
    told: /--vitrine-acent[\s\S]*Did you mean --vitrine-accent\?/,
  },
  {
    title: 'a box names no widget',
    body: '<div data-vitrine="newsletter">Sign up</div>',
    said: /there is no widget "newsletter"/,
    told: /No widget has this name/,
  },
  {
    title: 'a box has an attribute of no widget',
    body: '<div data-vitrine="newsletter-form" data-barnd="winners">Sign up</div>',
    said: /newsletter-form cannot set barnd/,
    told: /“barnd”/,
  },
  {
    title: 'a command loads no widget',
    body: '<script>(window.vitrine ||= []).push(({ load }) => load("newsletter"));</script>',
    said: /there is no widget "newsletter"/,
  },
  {
    title: 'a tag manager places no widget',
    body: '',
    script: place('{ widget: "newsletter" }'),
    said: /no element <vitrine-newsletter>\. Did you mean <vitrine-newsletter-form>\?/,
  },
  {
    title: 'a tag manager finds no place',
    body: '',
    script: place('{ widget: "newsletter-form", selector: "#nowhere" }'),
    said: /no element of this page matches the selector "#nowhere"/,
  },
  {
    title: 'a page listens to an event that no widget sends',
    body: `${form}<script type="module">await import("${origins.site}/widgets/v1/vitrine.js"); setTimeout(() => addEventListener("vitrine-newsletter-sent", () => {}), 2000);</script>`,
    path: '/?vitrine-doctor',
    told: /listens to vitrine-newsletter-sent/,
  },
];

/** Values, markup and places that are wrong. */
export const wrongValues: readonly PageMistake[] = [
  {
    title: 'a brand is foreign',
    body: '<vitrine-newsletter-form brand="ikea"></vitrine-newsletter-form>',
    said: /brand="ikea" is not one of/,
    told: /brand[\s\S]*is not one of/,
  },
  {
    title: 'a language is not ours',
    body: '<vitrine-newsletter-form locale="de"></vitrine-newsletter-form>',
    said: /locale="de" is not one of/,
    told: /locale[\s\S]*is not one of/,
  },
  {
    title: 'an origin is none',
    body: '<vitrine-newsletter-form api="www.vitrine.example"></vitrine-newsletter-form>',
    said: /api="www\.vitrine\.example" is not an https origin/,
    told: /api[\s\S]*https origin/,
  },
  {
    title: 'a number is out of range',
    body: lightbox('closed-days="-1" trigger="manual"'),
    said: /closed-days="-1" is not a valid number/,
    told: /closed-days[\s\S]*number/,
  },
  {
    title: 'JSON is broken',
    body: `<vitrine-share-buttons custom-networks="{'a': 1}"></vitrine-share-buttons>`,
    said: /custom-networks="\{'a': 1\}" is not JSON/,
    told: /custom-networks[\s\S]*JSON/,
  },
  {
    title: 'an element closes itself',
    body: `<section>${form.replace('></vitrine-newsletter-form>', ' />')}\n<h2>More</h2>\n<p>The rest of the page.</p>\n</section>`,
    said: /<vitrine-newsletter-form> is not closed/,
    told: /<\/vitrine-newsletter-form>/,
  },
  {
    title: 'a contest has no name',
    body: '<vitrine-contest-entry></vitrine-contest-entry>',
    said: /<vitrine-contest-entry> needs the attribute "contest"/,
    told: /“contest”/,
  },
  {
    title: 'a contest does not exist',
    body: '<vitrine-contest-entry sandbox contest="no-such"></vitrine-contest-entry>',
    said: /^vitrine: contest="no-such": There is no contest/,
    told: /: 1 problem\n[\s\S]*no such contest for it: There is no contest "no-such"/,
  },
  {
    title: 'a contest is for another element',
    body: '<vitrine-contest-entry sandbox contest="new-movers"></vitrine-contest-entry>',
    said: /use <vitrine-new-movers contest="new-movers">/,
    told: /: 1 problem\n[\s\S]*use <vitrine-new-movers contest="new-movers">/,
  },
  {
    title: 'an element has no end tag, and its parent ends on the same line',
    body: '<section><vitrine-newsletter-form sandbox><p>More</p><ul><li>The rest of the page.</li></ul></section>',
    told: /: 1 problem\n[\s\S]*has no end tag in the page’s source/,
  },
  {
    title: 'an element is in noscript',
    body: `<noscript>${form}</noscript>`,
    told: /<vitrine-newsletter-form> is in <noscript>/,
  },
  {
    title: 'a video is at no host that plays it',
    body: '<vitrine-video-block src="https://video.example/7"></vitrine-video-block>',
    said: /src="https:\/\/video\.example\/7" is neither a video/,
    told: /: 1 problem\n[\s\S]*src is neither a video/,
  },
  {
    title: 'the page’s own origin is no service',
    body: '<vitrine-newsletter-form sandbox api="/"></vitrine-newsletter-form>',
    told: /: 1 problem\n[\s\S]*http:\/\/127\.0\.0\.1:\d+ didn’t answer/,
  },
  {
    title: 'a single file is there beside the script',
    body: '<vitrine-newsletter-form sandbox></vitrine-newsletter-form>',
    script: tagOf('vitrine.js') + tagOf('newsletter-form.js'),
    told: /two scripts of ours: v1\/vitrine\.js, v1\/newsletter-form\.js/,
  },
  {
    title: 'a video has no address',
    body: '<vitrine-video-block></vitrine-video-block>',
    said: /<vitrine-video-block> needs the attribute "src"/,
    told: /“src”/,
  },
  {
    title: 'a place is unknown',
    body: '<vitrine-store-finder near="Nowhereville"></vitrine-store-finder>',
    said: /near="Nowhereville" is no place/,
  },
  {
    title: 'a store is unknown',
    body: '<vitrine-store-finder store="99999"></vitrine-store-finder>',
    said: /99999/,
  },
  {
    title: 'a link leads to another site',
    body: '<a href="https://shop.example/en/newsletter#vitrine=newsletter-form">Sign up</a>',
    said: /a link to https:\/\/shop\.example stays a link/,
    told: /https:\/\/shop\.example/,
  },
  {
    title: 'an ancestor is hidden',
    body: `<div hidden id="drawer">${form}</div>`,
    said: /is not displayed/,
    told: /Hidden by <div id="drawer" hidden>/,
  },
  {
    title: 'the script is not a module',
    body: form,
    script: tagOf('vitrine.js', ''),
    said: /import\.meta|outside a module/,
  },
  {
    title: 'a policy blocks the script',
    body: form,
    policy: "script-src 'self'",
    said: /Content Security Policy/,
  },
  {
    title: 'a policy blocks the service',
    body: form,
    policy: `style-src 'unsafe-inline'; script-src ${origins.site}; connect-src 'self'`,
    told: /: 1 problem\n[\s\S]*\(connect-src\)/,
  },
  {
    title: 'the service does not know the page’s origin',
    body: form,
    told: /: 1 problem\n[\s\S]*doesn’t accept forms from http:\/\/127[\s\S]*Nothing was sent/,
  },
  {
    title: 'the service does not answer',
    body: '<vitrine-newsletter-form api="https://127.0.0.1:9"></vitrine-newsletter-form>',
    told: /https:\/\/127\.0\.0\.1:9 didn’t answer/,
  },
  {
    title: 'a form is in test mode',
    body: '<vitrine-newsletter-form sandbox></vitrine-newsletter-form>',
    told: /Nothing wrong found[\s\S]*yet\. Test mode works[\s\S]*Test mode: nothing that it sends counts/,
  },
  {
    title: 'two releases of the script',
    body: `${form}<script type="module">window.vitrine.version = "0.9.0"; await import("${origins.site}/widgets/v1/vitrine.js?again");</script>`,
    said: /includes the script twice/,
  },
];

/** Why a window or a question does not come, of which a page’s visitors must not read in the console. */
export const reasons: readonly PageMistake[] = [
  {
    title: 'a visitor has closed the lightbox before',
    body: lightbox('delay="0"'),
    wasClosed: true,
    told: /closed it not long ago[^\n]*in the way/,
  },
  {
    title: 'the lightbox is for other pages',
    body: lightbox('delay="0" pages="/promo/*"'),
    told: /pages[^\n]*in the way/,
  },
  {
    title: 'the lightbox never opens on a newsletter page',
    body: lightbox('delay="0"'),
    path: '/en/newsletter',
    told: /newsletter page[^\n]*in the way/,
  },
  {
    title: 'the visitor comes from the newsletter',
    body: lightbox('delay="0"'),
    path: '/?utm_source=zeta&utm_medium=email',
    told: /comes from the newsletter[^\n]*in the way/,
  },
  {
    title: 'a field has the focus',
    body: `<input aria-label="Name" autofocus>${lightbox('delay="0"')}`,
    told: /has the focus[^\n]*in the way/,
  },
  {
    title: 'the lightbox waits for a click',
    body: lightbox('trigger="manual"'),
    told: /trigger="manual"/,
  },
  {
    title: 'the consent question is answered',
    body: '<vitrine-consent-banner></vitrine-consent-banner>',
    isAnswered: true,
    told: /answered[\s\S]*refused/i,
  },
  {
    title: 'Global Privacy Control answers the consent question',
    body: '<vitrine-consent-banner></vitrine-consent-banner>',
    hasSignal: true,
    told: /Global Privacy Control/,
  },
];
