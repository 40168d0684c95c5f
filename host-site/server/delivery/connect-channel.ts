import type { Session } from '../database/database.ts';
import { markEnding, readEmailState, unmarkEnding } from '../database/ending-emails.ts';
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
        const { table } = channel;
        const state = await readEmailState(session, table, id);
        // Its job was not stored as done: whoever had it has died.
        if (state === 'stopped') return undefined;
        // Whoever sent its end has died or lost the database before the reply was stored.
        if (state === 'ending') return { kind: 'uncertain', reason: 'NO_REPLY_STORED' };
        const email = await channel.prepareEmail(session, id, siteOrigin, now());
        if (!email) return undefined;
        const result = await mailer.send(id, email, () => markEnding(session, table, id));
        if (result !== 'busy' && (result.kind === 'failed' || result.kind === 'held'))
          await unmarkEnding(session, table, id);
        return result;
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
