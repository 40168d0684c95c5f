import type { Page } from '../../layout/page.ts';

/** Props of every part of a gift-card page. */
export interface GiftPartProps {
  page: Page;
  /** The messages of this page. */
  text: (key: string, values?: Record<string, string | number>) => string;
}
