import { type BrandKey, brandKeys, brands, ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import { brandActions, look } from '../../../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';
import { readFact } from '../../../sources/facts/facts.ts';
import type { EmailName } from '../../database/waiting-emails.ts';
import { fillMessage } from '../../forms/plain-forms/fill-message.ts';
import en from './emails.en.json' with { type: 'json' };
import fr from './emails.fr.json' with { type: 'json' };

const messages = { en, fr };

/** An email, ready to be sent. */
export interface Email {
  /** The brand that was asked, which writes. */
  brand: BrandKey;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

/** What an email says, apart from its look. */
interface Content {
  brand: BrandKey;
  subject: string;
  headline: string;
  paragraphs: readonly string[];
  button: string;
  link: string;
  /** Who writes, and why. */
  footer: readonly string[];
  privacy: { label: string; link: string };
}

const isComplete = (text: string, values: Readonly<Record<string, string>>) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => values[name]);

const { paper, ink, stone, line } = look.colours;
/** Emails load no fonts: those that the declaration names after its own. */
const display = `font-family:${look.fonts.display.generic.replaceAll('"', "'")}`;
const sans = 'font-family:Helvetica,Arial,sans-serif';

function formatHtml(locale: Locale, content: Content): string {
  const { brand, subject, headline, paragraphs, button, link, footer, privacy } = content;
  const { name, siteOrigin } = brands[brand];
  const text = (style: string) => (content: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(content)}</p>`;
  const anchor = (to: string, label: string, style: string) =>
    `<a href="${escapeHtml(to)}" style="${style}">${escapeHtml(label)}</a>`;
  // Outlook needs a table for a column of a given width.
  return `<!doctype html>
<html lang="${locale}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${paper};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="color:${ink};${sans};font-size:17px;line-height:1.6;text-align:left">
<main>
<p style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid ${line};${display};font-size:22px;letter-spacing:1px">${anchor(siteOrigin, name[locale], `color:${ink};text-decoration:none`)}</p>
<h1 style="margin:0 0 20px;${display};font-size:32px;line-height:1.15;font-weight:normal">${escapeHtml(headline)}</h1>
${paragraphs.map(text('')).join('\n')}
<p style="margin:28px 0 40px">${anchor(link, button, `display:inline-block;padding:14px 24px;background:${brandActions[brand]};color:${paper};text-decoration:none;font-weight:bold`)}</p>
${footer.map(text(`color:${stone};font-size:14px`)).join('\n')}
<p style="margin:0;font-size:14px">${anchor(privacy.link, privacy.label, `color:${stone}`)}</p>
</main>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function formatText({ headline, paragraphs, button, link, footer, privacy }: Content): string {
  const parts = [headline, ...paragraphs, `${button}\n${link}`, '-- ', ...footer, `${privacy.label}\n${privacy.link}`];
  return `${parts.join('\n\n')}\n`;
}

/**
 * An email in someone's language, as text and HTML. `given` fills the placeholders; `link` is the button's address or path,
 * and so are `rules` and `draws`; `brandKey` is the brand that was asked, else the retailer's own. A paragraph for which
 * one is missing is left out. Nothing in an email was typed by a visitor: whoever enters someone else's address must not
 * be able to write to them through us.
 */
export function formatEmail(
  name: EmailName | 'confirmation',
  to: string,
  locale: Locale,
  siteOrigin: string,
  given: Readonly<Record<string, string>>,
): Email {
  const message = messages[locale][name];
  const brand = brandKeys.find((key) => key === given.brandKey) ?? ownBrand;
  const pages = (['rules', 'draws'] as const).flatMap((name) =>
    given[name] ? [[name, new URL(given[name], siteOrigin).href] as const] : [],
  );
  const values: Readonly<Record<string, string>> = {
    ...given,
    ...Object.fromEntries(pages),
    brand: brands[brand].name[locale],
  };
  const fill = (text: string) => fillMessage(text, locale, values);
  const company = ['company.legalName', 'company.address'].map((path) => {
    const text = readFact(path, 'text');
    return typeof text === 'string' ? text : text[locale];
  });
  const content: Content = {
    brand,
    subject: fill(message.subject),
    headline: fill(message.headline),
    paragraphs: Object.values(message.text)
      .filter((text) => isComplete(text, values))
      .map(fill),
    button: message.button,
    link: new URL(values.link ?? '/', siteOrigin).href,
    footer: [
      fill(messages[locale].footer),
      // That email says it itself: nothing is kept of who does not confirm.
      ...(name === 'confirmation' ? [] : [messages[locale].notMe]),
      company.join(', '),
    ],
    privacy: { label: messages[locale].privacy, link: `${siteOrigin}/${locale}/privacy` },
  };
  return { brand, to, locale, subject: content.subject, text: formatText(content), html: formatHtml(locale, content) };
}
