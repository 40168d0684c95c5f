import type { ReactElement } from 'react';
import { offers } from '../../../widgets/shared/brand/offers.ts';
import { facts } from '../../sources/facts/facts.ts';
import { listFooterLinks, resolveLink } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { linkTo, type Page } from './page.ts';
import { SiblingBrands } from './sibling-brands.tsx';

const columns = ['about', 'shop', 'service', 'social'] as const;

/** A name with a full stop, which “Inc.” has already. */
const endSentence = (name: string): string => (name.endsWith('.') ? name : `${name}.`);

/** The footer of every page (FT-01 to FT-05). */
export function Footer({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <footer className="site-footer">
      <p className="footer-line">{t('site:footerLine')}</p>
      <div className="footer-columns">
        {columns.map((column) => (
          <nav key={column} className={`footer-${column}`} aria-labelledby={`footer-${column}`}>
            <h2 className="label" id={`footer-${column}`}>
              {t(`site:footer.${column}`)}
            </h2>
            <ul>
              {listFooterLinks(column).map((item) => (
                <li key={resolveLink(page, item).key}>
                  <NavigationLink page={page} item={item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer-end">
        <p className="disclaimer">{t(offers.loyalty ? 'site:disclaimer' : 'site:disclaimerWithoutProgram')}</p>
        <SiblingBrands page={page} className="sister-brands" navigation={{ label: t('site:sisterBrands') }} />
        <p>
          <a href={`${linkTo(page, 'privacy')}#${t('site:cookiePreferencesId')}`} data-consent-preferences="">
            {t('site:cookiePreferences')}
          </a>
        </p>
        <p>
          {t('site:copyright', {
            year: page.site.today.slice(0, 4),
            owner: endSentence(facts.company.legalName.text[page.locale]),
          })}
        </p>
      </div>
    </footer>
  );
}
