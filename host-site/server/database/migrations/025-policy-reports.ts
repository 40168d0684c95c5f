import type { Migration } from './migration.ts';

/** How often browsers reported that a page's content security policy blocked something, by day; nothing of a person. */
export const policyReports: Migration = {
  id: '025-policy-reports',
  sql: `
    create table policy_reports (
      day date not null,
      directive text not null,
      blocked text not null,
      reports integer not null,
      primary key (day, directive, blocked)
    );
  `,
};
