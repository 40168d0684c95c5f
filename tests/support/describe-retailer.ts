import { formatEmail } from '../../host-site/server/delivery/mail/format-email.ts';
import { listFooterLinks, mainNavigation } from '../../host-site/site/layout/navigation.ts';
import { parseContest } from '../../host-site/sources/contests/contest-file.ts';
import { writeContestTemplate } from '../../host-site/sources/contests/write-contest-template.ts';
import { readGuide } from '../../host-site/sources/guides/read-guide.ts';
import { routes } from '../../host-site/sources/routes.ts';
import { companyPages } from '../../widgets/shared/brand/company-links.ts';
import { reasons } from '../../widgets/shared/submissions/contact-choices.ts';

// Prints what the site of the retailer has that RETAILER names, for tests: routes and modules are read once per process.

const { 'a.json': template = '' } = writeContestTemplate('a', '2026-11-29');
function refuse(content: string): string {
  try {
    parseContest(content, 'a.json', 'a');
    return '';
  } catch (error) {
    return String(error);
  }
}

process.stdout.write(
  JSON.stringify({
    routes: routes.map(({ name }) => name),
    main: mainNavigation,
    footer: (['about', 'shop', 'service', 'social'] as const).flatMap(listFooterLinks),
    companyPages,
    email: formatEmail('confirmation', 'someone@example.ca', 'en', 'https://site.example', {}).text,
    refused: { template: refuse(template), chances: refuse(template.replace(/("memberChances": )\d/, '$12')) },
    reasons,
    guides: ['embedding', 'hosts', 'overview', 'contest-entry', 'gift-balance']
      .map((name) => readGuide('.', name, 'en').body)
      .join('\n'),
  }),
);
