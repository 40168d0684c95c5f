import type { ReactElement } from 'react';
import { describePrizeTerms } from '../../sources/facts/prize-line.ts';
import { renderInline } from '../../sources/markdown/render-markdown.ts';
import { Markup } from './markup.tsx';
import type { Page } from './page.ts';

/** The terms beside prizes that no form says them of. */
export function PrizeTerms({ page }: { page: Page }): ReactElement {
  return <Markup as="p" className="prize-terms" html={renderInline(describePrizeTerms(page.locale))} />;
}
