import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import { nameWonPrize } from '../../../sources/contests/won-prize.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';
import type { Session } from '../../database/database.ts';
import { findClaim, type PrizeClaim, storeClaim } from '../../database/prize-claims.ts';
import { isLinkOf, type SubscriberLink } from '../../database/subscriber-links.ts';
import { formatDay } from '../../delivery/mail/format-day.ts';
import { describeError } from '../../http/logging.ts';
import { privateHeaders } from '../../http/security-headers.ts';
import {
  type LinkContext,
  type LinkPage,
  type LinkServices,
  openEmailLink,
  readPlainForm,
  showLinkPage,
} from '../email-links.ts';
import { outcomes } from '../outcome.ts';
import { fillForm } from '../plain-forms/fill-form.ts';
import { claimMessages, type ReadClaim, readClaimForm } from './claim-form.ts';

/** Path of the link in the email to a winner; the query holds its token. */
export const claimPath = '/:locale{en|fr}/claim';

/** Dependencies of the claim page. */
export type ClaimServices = LinkServices & { contests: Contests };

const link = { purpose: 'claim_links', wrongPage: 'claim/wrong-link' } as const;
const bodyLimit = 16 * 1024;
/** The address of the rules in the page's markup: of those of all contests, which stays when the contest is unknown. */
const rulesAddress = /(?<=<a id="rules" href=")[^"]*/;
/** The form in the page's markup. */
const formMarkup = /<form [^>]*method="post".*?<\/form>/s;

/** The claim of a link; undefined when it was deleted or the email went to an address that was corrected since. */
async function findTheirs(
  session: Session,
  opened: SubscriberLink,
  locking: 'for update' | '' = '',
): Promise<PrizeClaim | undefined> {
  const claim = await findClaim(session, opened.subjectId, locking);
  return claim && isLinkOf(session.cipher, opened, claim.email) ? claim : undefined;
}

/** The values of a form as text; files are left out. */
function toParams(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** What was typed, and why it was not stored. */
interface Refusal {
  form: URLSearchParams;
  errors: Exclude<ReadClaim, { details: unknown }>['errors'];
}

function fillRefusal(html: string, locale: Locale, { form, errors }: Refusal): string {
  const messages = claimMessages[locale];
  const fieldErrors = Object.entries(errors).map(([field, key]) => [field, messages[key]]);
  const filling = {
    values: form,
    carried: [],
    keepsTicks: true,
    errors: Object.fromEntries(fieldErrors),
    summary: fieldErrors.length > 0 ? messages.badFields : messages.unavailable,
    status: '',
    reason: '',
    notes: {},
    question: '',
    hidden: {},
  };
  return html.replace(formMarkup, (markup) => fillForm(markup, filling));
}

/** Shows a part of the page that is hidden until it is known. */
const show = (html: string, id: string) => html.replace(` id="${id}" hidden=""`, ` id="${id}"`);

/** Fills in the contest, its rules, the prize and the last day, and whether the form asks the skill-testing question. */
function fillClaim(html: string, locale: Locale, claim: PrizeClaim, contests: Contests): string {
  const contest = contests.get(claim.contest);
  const { prize, value } = contest ? nameWonPrize(contest, claim.won, locale) : {};
  const parts = { 'claim-by': true, prize: prize ?? value, question: contest?.skillQuestion === false };
  const values = {
    __CONTEST__: contest?.title[locale] ?? claim.contest,
    __PRIZE__: prize ?? value ?? '',
    __DATE__: formatDay(new Date(claim.claimBy.getTime() - 1), locale, contest?.zone),
  };
  const shown = Object.entries(parts).reduce((page, [id, isKnown]) => (isKnown ? show(page, id) : page), html);
  const rules = contest?.rulesUrl[locale];
  const linked = rules ? shown.replace(rulesAddress, () => escapeHtml(rules)) : shown;
  return Object.entries(values).reduce((page, [key, text]) => page.replaceAll(key, () => escapeHtml(text)), linked);
}

/** Which of the pages shows the state of a claim. */
function describePage(claim: PrizeClaim | undefined, { contests, now }: ClaimServices, refusal?: Refusal): LinkPage {
  if (!claim) return { path: link.wrongPage, status: 400 };
  const { claimedAt, claimBy, email } = claim;
  const path = claimedAt ? 'claim/done' : claimBy.getTime() <= now() ? 'claim/late' : 'claim';
  const fill = (html: string, locale: Locale) => {
    const filled = fillClaim(html, locale, claim, contests);
    return refusal && path === 'claim' ? fillRefusal(filled, locale, refusal) : filled;
  };
  return { path, email, fill };
}

/** The form as it was sent, when the database cannot say what it is about. */
function describeFailure(form: URLSearchParams): LinkPage {
  const fill = (html: string, locale: Locale) =>
    fillRefusal(form.get('SkillAnswer') ? show(html, 'question') : html, locale, { form, errors: {} });
  return { path: 'claim', status: 503, fill };
}

/** GET shows the form, or that the prize was claimed or it is too late. It changes nothing. */
export function createClaimQuestion(services: ClaimServices) {
  return (context: LinkContext): Promise<Response> =>
    openEmailLink(services, context, link, async (opened) =>
      showLinkPage(services, context, describePage(await findTheirs(services.database, opened), services)),
    );
}

/** Stores a claim that is open, once; returns the claim, and the errors of the form. */
async function take(services: ClaimServices, opened: SubscriberLink, form: URLSearchParams) {
  const { database, contests, now } = services;
  return database.transaction(async (transaction) => {
    const claim = await findTheirs(transaction, opened, 'for update');
    if (!claim || claim.claimedAt || claim.claimBy.getTime() <= now()) return { claim };
    const read = readClaimForm(form, contests.get(claim.contest)?.skillQuestion === false);
    if ('errors' in read) return { claim, errors: read.errors };
    await storeClaim(transaction, claim, read.details, new Date(now()));
    return { claim, isStored: true };
  });
}

/**
 * POST claims the prize. May be repeated: the first claim counts. What was typed is shown again when a field is wrong or
 * the database fails.
 */
export function createClaimHandler(services: ClaimServices) {
  const { logger } = services;
  return (context: LinkContext): Promise<Response> =>
    openEmailLink(services, context, link, async (opened) => {
      const sent = await readPlainForm(context, bodyLimit);
      if (!sent) return context.text('400', 400, privateHeaders);
      const form = toParams(sent);
      const requestId = context.get('requestId');
      const { pathname, search } = new URL(context.req.url);
      try {
        const { claim, errors, isStored = false } = await take(services, opened, form);
        logger.info({ requestId, claimed: isStored }, 'prize claimed by link');
        if (errors) {
          return showLinkPage(services, context, { ...describePage(claim, services, { form, errors }), status: 422 });
        }
        // The form must not be sent again by a reload.
        if (claim) return context.body(null, 303, { ...privateHeaders, Location: pathname + search });
        return showLinkPage(services, context, describePage(undefined, services));
      } catch (error) {
        logger.error({ requestId, ...describeError(error) }, 'prize claim not stored');
        context.header('Retry-After', String(outcomes.unavailable.retryAfter));
        return showLinkPage(services, context, describeFailure(form));
      }
    });
}
