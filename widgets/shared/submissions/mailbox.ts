/** How a provider delivers several spellings of an address to one mailbox. */
interface MailboxRules {
  /** Domains of the provider. */
  domains: readonly string[];
  /** The domain that stands for all of them, where a name belongs to the same person at each; else each stands for itself. */
  mainDomain?: string;
  /** Starts a tag, which does not count. */
  tagSign: '+' | '-';
  /** Signs in a name that do not count. */
  ignored?: RegExp;
  /** Whether `tag@name.domain` is `name@domain`. */
  hasSubdomains?: boolean;
}

/**
 * Of the providers' own domains only: a company's addresses at the same provider may follow other rules. Documented:
 * Google, support.google.com/mail/answer/7436150 (dots) and /22370 (tags); Microsoft, Outlook.com’s tags since 2013;
 * Apple's domains, support.apple.com/118230; Proton, proton.me/support/addresses-and-aliases (domains, tags); Fastmail,
 * fastmail.help/hc/en-us/articles/360060591053; Yahoo, help.yahoo.com/kb/SLN28815.html: a nickname, a hyphen and a keyword,
 * where the nickname by itself is no address, so these are one person's among themselves only. Not documented, but observed:
 * the tags of Apple (its page of aliases, support.apple.com/HT202316, has none) and Zoho, as `email_normalize/providers.py`
 * of github.com/gmr/email-normalize has both; Proton's signs, by `removeEmailAlias` of github.com/ProtonMail/WebClients.
 */
const providers: readonly MailboxRules[] = [
  { domains: ['gmail.com', 'googlemail.com'], mainDomain: 'gmail.com', tagSign: '+', ignored: /\./g },
  {
    domains: [
      ...['outlook.com', 'outlook.fr', 'hotmail.com', 'hotmail.ca', 'hotmail.fr', 'hotmail.co.uk'],
      ...['live.com', 'live.ca', 'live.fr', 'live.co.uk', 'msn.com'],
    ],
    tagSign: '+',
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], mainDomain: 'icloud.com', tagSign: '+' },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    mainDomain: 'proton.me',
    tagSign: '+',
    ignored: /[._-]/g,
  },
  { domains: ['fastmail.com', 'fastmail.fm'], tagSign: '+', hasSubdomains: true },
  { domains: ['zoho.com', 'zohomail.com', 'zohomail.ca'], tagSign: '+' },
  { domains: ['yahoo.com', 'yahoo.ca', 'yahoo.fr', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'], tagSign: '-' },
];

const byDomain = new Map(providers.flatMap((rules) => rules.domains.map((domain) => [domain, rules] as const)));

/** A domain in A-labels (RFC 5890), without the dot of the root. */
function toAsciiDomain(domain: string): string {
  const plain = domain.replace(/[.\u3002]+$/, '');
  // An ASCII name is taken as it is: the URL standard reads `1.2` as a number.
  if (/^[\x21-\x7e]*$/.test(plain)) return plain;
  try {
    return new URL(`https://${plain}`).hostname;
  } catch {
    return plain;
  }
}

function applyRules(name: string, domain: string, rules: MailboxRules): string {
  const tagAt = name.indexOf(rules.tagSign, 1);
  const untagged = tagAt < 0 ? name : name.slice(0, tagAt);
  // Never an empty name, which would make strangers one person.
  const counted = untagged.replace(rules.ignored ?? '', '') || untagged;
  return `${counted}@${rules.mainDomain ?? domain}`;
}

/**
 * The mailbox of an address: equal for all spellings that its provider delivers to one mailbox, and itself an address. For
 * comparing people only: mail goes to the address as typed. Any other text is only put in lower case.
 */
export function toMailbox(email: string): string {
  const plain = email.trim().toLowerCase().normalize('NFC');
  const at = plain.lastIndexOf('@');
  if (at < 1) return plain;
  const name = plain.slice(0, at);
  const domain = toAsciiDomain(plain.slice(at + 1));
  const rules = byDomain.get(domain);
  if (rules) return applyRules(name, domain, rules);
  const [, owner, parent = ''] = /^([^.]+)\.(.+)$/.exec(domain) ?? [];
  const above = byDomain.get(parent);
  return owner && above?.hasSubdomains ? applyRules(owner, parent, above) : `${name}@${domain}`;
}
