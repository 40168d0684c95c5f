import { vi } from 'vitest';
import { defaultDelivery } from '../../../host-site/server/delivery/outbox.ts';
import { parseContestCall, runContestCall } from '../../../host-site/server/operators/contest-commands.ts';
import { type RunningServer, startServer } from '../../../host-site/server/start-server.ts';
import type { Contest } from '../../../host-site/sources/contests/contest-file.ts';
import { readContests } from '../../../host-site/sources/contests/read-contests.ts';
import { emailOutbox } from './email-outbox.ts';
import { startMailServer } from './mail-server.ts';
import { createFolder, writeFiles } from './temporary-folder.ts';
import { createConfig } from './test-config.ts';
import { createContests, openInstant } from './test-contests.ts';
import { createTestDatabase, type databaseKinds } from './test-databases.ts';
import { accepted, startUpstream } from './upstream.ts';

/** The origin of the links in its emails. */
export const siteOrigin = 'https://www.vitrine.example';

/** Pages that links show, each with its language, name and address. */
const pages = [
  ...['confirm', 'confirm/done', 'confirm/expired', 'unsubscribe/wrong-link', 'error'],
  ...['claim/done', 'claim/late', 'claim/wrong-link'],
];

/** A control of the claim page, with a place for its error. */
const formatControl = (name: string) =>
  `<input id="claim-${name}" name="${name}" value=""><p id="claim-${name}-error" hidden=""></p>`;
const claimForm = ['Name', 'Street', 'City', 'PostalCode'].map(formatControl).join('');
/** The claim page: what the server fills in, and the form. */
const claimPage = `<p id="claim-by" hidden="">__CONTEST__ __DATE__</p><p id="prize" hidden="">__PRIZE__</p>
<form method="post"><p role="alert"></p>${claimForm}
<select id="claim-Province" name="Province"><option value="">-</option><option value="QC">QC</option></select>
<div id="question" hidden="">${formatControl('SkillAnswer')}</div>
<input type="checkbox" id="claim-ReleaseAccepted" name="ReleaseAccepted" value="on"><a id="rules" href="/en/contestrules">Rules</a></form>`;

/** A server with every kind of email, a mail server that `refuse` may make refuse someone, and an email service. */
export async function startMailingServer(
  kind: (typeof databaseKinds)[number],
  contests: Contest[] = [],
  refuse?: (to: string) => number | undefined,
) {
  const { contestsDir, remove } = createContests(...contests);
  const site = createFolder();
  const texts = pages.flatMap((name) =>
    ['en', 'fr'].map((locale) => [`${locale}/${name}.html`, `${locale} ${name} __ADDRESS__`]),
  );
  const notes = '<p id="claim-by" hidden="">__CONTEST__ __DATE__</p>';
  for (const locale of ['en', 'fr']) {
    texts.push([`${locale}/claim.html`, `${locale} claim __ADDRESS__ ${claimPage}`]);
    texts.push([`${locale}/claim/late.html`, `${locale} claim/late ${notes}`]);
  }
  writeFiles(site.path, Object.fromEntries(texts));
  const location = await createTestDatabase(kind);
  const mail = await startMailServer(refuse);
  const upstream = await startUpstream(() => accepted);
  const clock = { now: openInstant };
  const lines: string[] = [];
  const config = createConfig({
    ...location,
    contestsDir,
    siteDir: site.path,
    logLevel: 'info',
    delivery: {
      ...defaultDelivery,
      siteOrigin,
      now: () => clock.now,
      upstreamUrls: { newsletter: upstream.url, contact: '', contest: '' },
      mail: { url: mail.url, from: 'Vitrine <bonjour@vitrine.example>', confirmsSignUps: true, sendsReceipts: true },
      pollingInterval: 0.5,
      retryDelay: 1,
    },
  });
  const logDestination = { write: (line: string) => void lines.push(line) };
  const server: RunningServer = await startServer(config, { now: () => clock.now, logDestination });
  let count = 0;
  return {
    server,
    mail,
    upstream,
    contestsDir,
    /** The server's clock, in milliseconds. */
    clock,
    log: () => lines.join(''),
    /** Runs an operator's command for contests; returns what it says. */
    async runContests(call: object): Promise<string> {
      const { database } = server;
      const tools = { database, contests: readContests(contestsDir), outbox: emailOutbox, sendsEmail: true };
      let said = '';
      for await (const piece of runContestCall({ ...tools, now: () => clock.now }, parseContestCall(call)))
        said += piece;
      return said;
    },
    /** An address that was never used before. */
    newEmail: () => `person${++count}@example.ca`,
    /** Waits for the nth email to an address. */
    waitForEmail: (to: string, nth = 1) =>
      vi.waitFor(
        () => {
          const email = mail.find(to)[nth - 1];
          if (!email) throw new Error(`no email for ${to}`);
          return email;
        },
        { timeout: 20_000 },
      ),
    async close() {
      await server.close();
      await upstream.close();
      await mail.close();
      await location.remove();
      site.remove();
      remove();
    },
  };
}
