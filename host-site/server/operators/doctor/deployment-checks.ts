import type { Check } from './check.ts';
import { alertWebhook } from './checks/alerts.ts';
import { answer } from './checks/answer.ts';
import { backupFile } from './checks/backup-file.ts';
import { caching } from './checks/caching.ts';
import { clientAddress } from './checks/client-address.ts';
import { clockHttp } from './checks/clock-http.ts';
import { compression } from './checks/compression.ts';
import { dataFolder } from './checks/data-folder.ts';
import { diskInodes } from './checks/disk-inodes.ts';
import { diskSpace } from './checks/disk-space.ts';
import { etag } from './checks/etag.ts';
import { forwardedProtocol } from './checks/forwarded-protocol.ts';
import { headersIn } from './checks/headers-in.ts';
import { headersOut } from './checks/headers-out.ts';
import { httpsRedirect } from './checks/https-redirect.ts';
import { mailServer } from './checks/mail.ts';
import { missingPage } from './checks/missing-page.ts';
import { otherNames } from './checks/other-names.ts';
import { pageAddresses } from './checks/page-addresses.ts';
import { publicOrigin } from './checks/public-origin.ts';
import { ready } from './checks/ready.ts';
import { requestId } from './checks/request-id.ts';
import { services } from './checks/services.ts';
import { tls } from './checks/tls.ts';
import type { DeploymentTools } from './deployment-tools.ts';

/** A check of the deployment around the database. */
export interface DeploymentRow extends Check<DeploymentTools> {
  /** Whether it looks at the site’s address; `answering` where it needs a server that answers there. */
  looksAt?: 'address' | 'answering';
  /** Whether it looks at the machine only, so that a running server can look for itself. */
  isOwn?: true;
}

/** What is checked beside the database, in order. Each is a file in `checks/`. */
export const deploymentChecks: readonly DeploymentRow[] = [
  { ...publicOrigin, isOwn: true },
  { ...diskSpace, isOwn: true },
  { ...diskInodes, isOwn: true },
  { ...dataFolder, isOwn: true },
  mailServer,
  services,
  alertWebhook,
  backupFile,
  { ...tls, looksAt: 'address' },
  ...[
    answer,
    ready,
    httpsRedirect,
    otherNames,
    pageAddresses,
    missingPage,
    headersIn,
    clientAddress,
    forwardedProtocol,
    requestId,
    headersOut,
    compression,
    etag,
    caching,
    clockHttp,
  ].map((check): DeploymentRow => ({ ...check, looksAt: 'answering' })),
];
