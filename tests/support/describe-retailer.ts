import { listFooterLinks, mainNavigation } from '../../host-site/site/layout/navigation.ts';
import { routes } from '../../host-site/sources/routes.ts';
import { companyPages } from '../../widgets/shared/brand/company-links.ts';
import { reasons } from '../../widgets/shared/submissions/contact-choices.ts';

// Prints what the site of the retailer has that RETAILER names, for tests: routes and modules are read once per process.

process.stdout.write(
  JSON.stringify({
    routes: routes.map(({ name }) => name),
    main: mainNavigation,
    footer: (['about', 'shop', 'service', 'social'] as const).flatMap(listFooterLinks),
    companyPages,
    reasons,
  }),
);
