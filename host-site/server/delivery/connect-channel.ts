import type { Session } from '../database/database.ts';
import { callUpstream, type DeliveryResult } from './call-upstream.ts';
import type { Channel, UpstreamService } from './channel.ts';
import type { Mailer } from './mail/mailer.ts';

/** Who gets deliveries, and how they recognize us. */
export interface Recipients {
  /** Addresses of the retailer's services; submissions stay queued while there is none. */
  upstreamUrls: Readonly<Partial<Record<UpstreamService, string>>>;
  /** The site's own origin, for links in calls and emails; empty when it is unknown, which leaves them out. */
  siteOrigin: string;
  /** Secrets that sign the calls; none leaves them unsigned. */
  secrets: readonly Buffer[];
  /** The time in milliseconds, for tests; the machine's when omitted. */
  now?: () => number;
}

/** Delivers a row; undefined when it was delivered or deleted before, `busy` when it must wait. */
export type Deliver = (session: Session, id: string) => Promise<DeliveryResult | 'busy' | undefined>;

/** Whether someone gets a channel's rows; else they stay queued. */
export function hasRecipient(
  channel: Channel,
  settings: Pick<Recipients, 'upstreamUrls'> & { mail: unknown },
): boolean {
  return 'prepareEmail' in channel ? settings.mail !== undefined : !!settings.upstreamUrls[channel.service];
}

/** How a channel's rows are delivered; undefined while its recipient is not configured. `signal` ends running calls. */
export function connectChannel(
  channel: Channel,
  { upstreamUrls, siteOrigin, secrets, now = Date.now }: Recipients,
  mailer: Mailer | undefined,
  signal: AbortSignal,
): Deliver | undefined {
  if ('prepareEmail' in channel) {
    return (
      mailer &&
      (async (session, id) => {
        const email = await channel.prepareEmail(session, id, siteOrigin, now());
        return email && mailer.send(id, email);
      })
    );
  }
  const url = upstreamUrls[channel.service];
  if (!url) return undefined;
  return async (session, id) => {
    const call = await channel.prepareCall(session, id, siteOrigin);
    return call === 'busy' ? call : call && callUpstream(url, id, call, channel.readStatus, signal, secrets);
  };
}
