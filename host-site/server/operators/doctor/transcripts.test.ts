import { chmodSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, it } from 'vitest';
import { createAuthority } from '../../../../tests/server/support/certificate.ts';
import { Deployment, type ProxyHabits } from '../../../../tests/server/support/deployment.ts';
import { startMailServer } from '../../../../tests/server/support/mail-server.ts';
import { findFreePort } from '../../../../tests/support/free-port.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import type { ServerConfig } from '../../config.ts';
import type { Given } from './create-tools.ts';
import { formatReport, formatSum } from './format-reports.ts';
import type { Report } from './run-check.ts';

const introduction = `# What the doctor says

The transcripts on this page are made by \`npx vitest run --project server transcripts -u\`, which breaks a deployment on the test machine in each of these ways; the tests fail if they differ. Numbers that depend on the machine are those of an example.

\`\`\`sh
npm run doctor -- https://www.vitrine.example
npm run doctor -- https://www.vitrine.example --planned
npm run doctor -- --format json
\`\`\`

In a release, it is \`vitrine doctor\`. Run it on the machine of the server, as the other commands, so that it has the same settings. It changes, posts and sends nothing: services are only connected to, and the mail server is asked whether it would take an email, then left. Its requests to the site are those of a visitor; one to \`/readyz\` is signed with \`DATA_KEYS\`, and the server then says which headers have reached it. \`--planned\` is for a server that does not run yet: what needs it is skipped. \`--locale fr\` is for French.

A finding is \`ok\`, a \`warning\`, \`failed\`, or \`skipped\` with the reason. The exit code is 0 if nothing has failed, else 1. With \`--format json\`, the output is one object:

| property | value |
| --- | --- |
| \`at\` | when, ISO 8601 |
| \`origin\` | the address that was checked, or null |
| \`isPlanned\` | whether \`--planned\` was given |
| \`result\` | \`failed\` if a check has failed, else \`warning\` if there is one, else \`ok\` |
| \`counts\` | how many checks have each result, by name |
| \`checks\` | a list of \`{ id, result, message, remedy, code }\`; \`message\` and \`remedy\` have the properties \`en\` and \`fr\`, \`remedy\` is there for warnings and faults, \`code\` where the cause has one |

The smoke timer of a release runs the doctor too, with \`--alert\`. A server with \`METRICS_PORT\` runs those checks that look at itself, once a minute at most: \`vitrine_check{id="disk-space"}\` is 0 for ok, 1 for a warning and 2 for a fault. A server does not start on a PostgreSQL that fails \`database-version\`, \`database-encoding\`, \`database-dates\`, \`database-schema\`, \`database-rights\`, \`database-writable\` or \`database-pooling\`, and says the same sentence.

To add a check, write a file in \`host-site/server/operators/doctor/checks/\`, and a row in \`database-checks.ts\` or \`deployment-checks.ts\` there.
`;

const authority = createAuthority();

/** The example's values in place of the machine's. */
function tidy(text: string, dataDir: string): string {
  return text
    .replaceAll(/www\.vitrine\.test:\d+/g, 'www.vitrine.example')
    .replaceAll(/vitrine\.test(:\d+)?/g, 'vitrine.example')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:5432')
    .replaceAll(dataDir, '/var/lib/vitrine')
    .replaceAll(/(?<=(has|reste) )[\d,\u00a0\u202f]+(?=[ \u00a0]M[Bo])/g, '20480')
    .replaceAll(/(?<=(take|encore) )[\d,\u00a0\u202f]+(?= (more )?fi)/g, '1000000')
    .replaceAll(/\d+ entries/g, '970 entries')
    .replaceAll(/version \d+\.\d+/g, 'version 17.5')
    .replaceAll(/until \w{3} .+? GMT/g, 'until Nov 29 12:00:00 2026 GMT')
    .replaceAll(/is \d+ s (behind|ahead)/g, 'is 7200 s $1');
}

const withMail = ({ delivery }: ServerConfig, url: string): Partial<ServerConfig> => ({
  delivery: { ...delivery, mail: delivery.mail && { ...delivery.mail, url } },
});

interface Fault {
  title: string;
  habits?: ProxyHabits;
  settings?: (config: ServerConfig) => Promise<Partial<ServerConfig>>;
  given?: Given;
}

it('docs/doctor.md has what the doctor says of a good deployment and of twelve broken ones', {
  tags: ['full'],
}, async () => {
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, authority.cert]);
  const good = await Deployment.start(authority);
  const refusing = await startMailServer(undefined, 0, { RCPT: '554 5.7.1 Relay access denied' });
  const closedPort = await findFreePort();
  const print = (reports: readonly Report[], { location }: Deployment, locale: Locale) => {
    const text = reports.map((report) => formatReport(report, locale)).join('');
    return `\n\`\`\`text\n${tidy(text, location.dataDir)}\`\`\`\n`;
  };
  /** Only what is not as it should be. */
  const printFaults = (reports: readonly Report[], deployment: Deployment, locale: Locale = 'en') =>
    print(
      reports.filter(({ id, result }) => result === 'failed' || (result === 'warning' && id !== 'backup-age')),
      deployment,
      locale,
    );
  const faults: Fault[] = [
    {
      title: 'A balancer drops headers with an underscore',
      habits: { request: (headers) => void delete headers.operation_id },
    },
    {
      title: 'There are two proxies, and TRUST_PROXY is 1',
      habits: {
        request(headers) {
          headers['x-forwarded-for'] = '203.0.113.7, 10.0.0.1';
        },
      },
    },
    {
      title: 'TLS ends before the proxy',
      habits: {
        request(headers) {
          headers['x-forwarded-proto'] = 'http';
        },
      },
    },
    {
      title: 'The proxy adds a policy of its own',
      habits: {
        response(headers) {
          headers['content-security-policy'] = `${headers['content-security-policy']}, default-src 'self'`;
        },
      },
    },
    {
      title: 'The CDN has its own rules for caching',
      habits: {
        response(headers) {
          headers['cache-control'] = 'public, max-age=14400';
        },
      },
    },
    {
      title: 'Port 80 shows the site',
      habits: { plain: (_, response) => void response.writeHead(200).end('page') },
    },
    { title: 'The mail server does not relay', settings: async (config) => withMail(config, refusing.url) },
    {
      title: 'A service is away',
      settings: async ({ delivery }) => ({
        delivery: { ...delivery, upstreamUrls: { newsletter: `http://127.0.0.1:${closedPort}` } },
      }),
    },
    {
      title: 'PostgreSQL does not run',
      settings: async () => ({ databaseUrl: `postgres://vitrine@127.0.0.1:${closedPort}/vitrine` }),
    },
    { title: 'The clock is two hours ahead', given: { now: () => Date.now() + 7_200_000 } },
  ];
  const parts = [introduction];
  const printAll = async (locale: Locale) => {
    const reports = await good.examine();
    return print(reports, good, locale).replace(/```\n$/, `${formatSum(reports, locale)}\`\`\`\n`);
  };
  parts.push('\n## A good deployment\n', await printAll('en'));
  parts.push('\nIn French:\n', await printAll('fr'));
  parts.push('\n## Broken ones\n\nWhat is ok or skipped is left out here; the command prints it too.\n');
  for (const { title, habits = {}, settings, given } of faults) {
    good.habits = habits;
    const reports = await good.examine(await settings?.(good.config), given);
    parts.push(`\n### ${title}\n`, printFaults(reports, good));
  }
  good.habits = {};
  chmodSync(good.location.dataDir, 0o755);
  parts.push('\n### Others may use the folder of data\n', printFaults(await good.examine(), good));
  for (const [title, names, days] of [
    ['The certificate has expired', ['www.vitrine.test'], [-90, -1]],
    ['The certificate is for another name', ['shop.example'], [-1, 90]],
  ] as const) {
    const broken = await Deployment.start(authority, [...names], days);
    parts.push(`\n### ${title}\n`, printFaults(await broken.examine(), broken));
    await broken.close();
  }
  await refusing.close();
  await good.close();
  setDefaultCACertificates(trusted);
  const document = parts.join('');
  expect(document.match(/^### /gm)?.length).toBeGreaterThanOrEqual(10);
  await expect(document).toMatchFileSnapshot('../../../../docs/doctor.md');
});
