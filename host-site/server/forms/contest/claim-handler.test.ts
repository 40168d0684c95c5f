import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addPins, createEntry, createPinEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { startMailingServer } from '../../../../tests/server/support/mailing-server.ts';
import { createContest } from '../../../../tests/server/support/test-contests.ts';
import { databaseKinds, sampleDatabases } from '../../../../tests/server/support/test-databases.ts';
import { correctAddress, erasePerson, listPersonalData } from '../../database/personal-data.ts';
import { applyRetention } from '../../database/retention.ts';

const siteOrigin = 'https://www.vitrine.example';
const drawnAt = Date.parse('2026-12-14T09:00:00-05:00');
const lastMoment = Date.parse('2026-12-21T23:59:59-05:00');
const details = {
  Name: 'Jeanne <Roy>',
  Street: '12, rue des Érables',
  City: 'Québec',
  Province: 'QC',
  PostalCode: 'g1r 4p5',
};
const complete = { ...details, SkillAnswer: '75', ReleaseAccepted: 'on' };

describe.each(databaseKinds)('the link to claim a prize, on %s', (kind) => {
  let mailing: Awaited<ReturnType<typeof startMailingServer>>;
  beforeAll(async () => {
    // Everyone who enters wins.
    const rulesUrl = { en: '/en/rules', fr: 'https://rules.example/?a=1&b=2' };
    const prizes = Array.from({ length: 20 }, () => createContest().prizes).flat();
    const contests = [
      createContest({ id: 'asks', skillQuestion: false, prizes, rulesUrl }),
      createContest({ id: 'told', prizes }),
    ];
    mailing = await startMailingServer(kind, contests);
  });
  afterAll(() => mailing.close());

  const ask = (call: object) => mailing.runContests(call);
  /** Enters alone, is drawn and written to; returns the path of the link. */
  const win = async (email: string, contest = 'asks', LanguagePreference = 'en') => {
    mailing.clock.now = Date.parse('2026-11-21T12:00:00-05:00');
    const answer = contest === 'asks' ? {} : { SkillAnswer: '75' };
    await postEntry(
      mailing.server.origin,
      createEntry({ ContestId: contest, Email: email, LanguagePreference, ...answer }),
    );
    mailing.clock.now = drawnAt;
    const places = {
      winners: 20,
      alternates: 0,
      isEarly: false,
      isAgain: true,
      reason: { en: 'No one claimed', fr: 'Personne n’a réclamé' },
    };
    const drawn = await ask({ command: 'draw', contest, ...places });
    const place = drawn.split('\n').findIndex((line) => line.includes(email)) - 7;
    await ask({ command: 'notify', draw: Number(/draw: (\d+)/.exec(drawn)?.[1]), places: [place] });
    return findLink(email);
  };
  const findLink = (email: string) =>
    vi.waitFor(
      () => {
        const texts = mailing.mail.find(email).map(({ text = '' }) => text);
        const [link] = texts.join().match(/https:\S+\/claim\?\S+/) ?? [];
        if (!link) throw new Error(`no link for ${email}`);
        return link.replace(siteOrigin, '');
      },
      { timeout: 20_000 },
    );
  const get = async (path: string) => {
    const response = await fetch(mailing.server.origin + path);
    return [response.status, await response.text()] as const;
  };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(mailing.server.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const listClaims = async (contest = 'asks'): Promise<Record<string, unknown>[]> =>
    JSON.parse(await ask({ command: 'claims', contest, format: 'json' }));
  const findStored = async (email: string, contest = 'asks') =>
    (await listClaims(contest)).find((claim) => claim.email === email);

  it('stores the first of several claims that arrive at the same time, and none of the others', async () => {
    const email = mailing.newEmail();
    const path = await win(email);
    const before = mailing.log().length;
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const responses = await Promise.all(names.map((Name) => post(path, { ...complete, Name })));
    expect(responses.map(({ status }) => status)).toEqual(names.map(() => 303));
    const lines = mailing.log().slice(before).trim().split('\n');
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'prize claimed by link');
    // In the order in which their transactions ended.
    expect(logged.map(({ claimed }) => claimed)).toEqual([true, ...Array(names.length - 1).fill(false)]);
    const first = responses.findIndex(({ headers }) => headers.get('x-request-id') === logged[0].requestId);
    expect(await findStored(email)).toMatchObject({ name: names[first] });
    await post(path, { ...complete, Name: 'Late' });
    expect(await findStored(email)).toMatchObject({ name: names[first] });
  });

  // What follows is the same on every database.
  if (!sampleDatabases('claiming a prize').includes(kind)) return;

  it('is in the email and opens a form with the prize and the deadline, without storing a claim', async () => {
    const email = mailing.newEmail();
    const path = await win(email, 'asks', 'fr');
    expect(path).toMatch(/^\/fr\/claim\?token=[\w.-]{124}$/);
    const [status, html] = await get(path);
    expect(status).toBe(200);
    for (const part of ['fr claim p•••@example.ca', 'Automne', '21\u00a0décembre 2026']) expect(html).toContain(part);
    expect(html).toContain('id="question">');
    expect(html).toContain('<a id="rules" href="https://rules.example/?a=1&amp;b=2">');
    expect(await findStored(email)).toMatchObject({ claimed_at: null, name: null });
  });

  it('stores a claim only once and encrypted, and lists it for operators', async () => {
    const email = mailing.newEmail();
    const path = await win(email);
    const response = await post(path, complete);
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await get(path))[1]).toContain('en claim/done');
    expect((await post(path, { ...complete, Name: 'Someone Else' })).status).toBe(303);
    const expected = {
      name: 'Jeanne <Roy>',
      city: 'Québec',
      province: 'QC',
      postal_code: 'G1R4P5',
      skill_answer: '75',
    };
    expect(await findStored(email)).toMatchObject({ ...expected, claimed_at: expect.any(String) });
    const [row] = await mailing.server.database.query(
      'select name, city, street from sealed_prize_claims where claimed_at is not null order by position desc limit 1',
    );
    expect(JSON.stringify(row)).not.toMatch(/Jeanne|Québec|Érables/);
    expect(mailing.log()).not.toMatch(/Jeanne|example\.ca|token=/);
  });

  it('shows an invalid form again with its values and each error, and stores no claim', async () => {
    const email = mailing.newEmail();
    const path = await win(email);
    for (const field of Object.keys(complete)) {
      const response = await post(path, { ...complete, [field]: '' });
      const html = await response.text();
      expect([field, response.status]).toEqual([field, 422]);
      expect(html).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"`));
      if (field !== 'Street') expect(html).toContain('value="12, rue des Érables"');
      if (field !== 'Name') expect(html).toContain('value="Jeanne &lt;Roy&gt;"');
    }
    expect(await (await post(path, { ...complete, SkillAnswer: '74' })).text()).toContain('qualifying question');
    expect((await post(path, { ...complete, Province: 'XX' })).status).toBe(422);
    expect((await post(path, { ...complete, Name: 'x'.repeat(81) })).status).toBe(422);
    expect(await findStored(email)).toMatchObject({ claimed_at: null });
  });

  it('does not ask the skill-testing question again when the entry has answered it', { tags: ['full'] }, async () => {
    const email = mailing.newEmail();
    const path = await win(email, 'told');
    expect((await get(path))[1]).toContain('id="question" hidden="">');
    expect((await post(path, { ...details, ReleaseAccepted: 'on' })).status).toBe(303);
    expect(await findStored(email, 'told')).toMatchObject({ name: 'Jeanne <Roy>', skill_answer: null });
  });

  it('expires after the last day in the contest’s time zone and then shows a page that says so', {
    tags: ['full'],
  }, async () => {
    const [early, late] = [mailing.newEmail(), mailing.newEmail()];
    const earlyPath = await win(early);
    const latePath = await win(late);
    mailing.clock.now = lastMoment;
    expect((await post(earlyPath, complete)).status).toBe(303);
    mailing.clock.now = lastMoment + 1000;
    expect((await get(latePath))[1]).toContain('en claim/late');
    const response = await fetch(mailing.server.origin + latePath, {
      method: 'POST',
      body: new URLSearchParams(complete),
    });
    expect(await response.text()).toContain('December\u00a021, 2026');
    expect(await findStored(late)).toMatchObject({ claimed_at: null });
    expect((await get(earlyPath))[1]).toContain('en claim/done');
  });

  it('is rejected when altered, used as a confirmation link, or after the email address was corrected or erased', {
    tags: ['full'],
  }, async () => {
    const email = mailing.newEmail();
    const path = await win(email);
    expect((await get(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`))[0]).toBe(400);
    expect((await get(path.replace('claim', 'confirm')))[0]).toBe(400);
    await mailing.server.database.transaction((session) => correctAddress(session, email, `new.${email}`));
    expect(await get(path)).toEqual([400, expect.stringContaining('en claim/wrong-link')]);
    expect((await post(path, complete)).status).toBe(400);
    await mailing.server.database.transaction((session) => correctAddress(session, `new.${email}`, email));
    await post(path, complete);
    const records = await listPersonalData(mailing.server.database, email);
    expect(records.find(({ list }) => list === 'claim')?.submission).toMatchObject({ name: 'Jeanne <Roy>' });
    await mailing.server.database.transaction((session) => erasePerson(session, email));
    expect(await listPersonalData(mailing.server.database, email)).toEqual([]);
    expect((await get(path))[0]).toBe(400);
  });

  it('is emailed once to each winner of a PIN, with the prize of that PIN, and to no one else', async () => {
    mailing.clock.now = Date.parse('2026-11-21T12:00:00-05:00');
    const [winner, loser, erased] = [mailing.newEmail(), mailing.newEmail(), mailing.newEmail()];
    await addPins(mailing.server.database, { ABCDEFG2: 'Gift card, $25', JKMNPQR2: '', STUVWXY2: 'Gift card, $25' });
    const people = { ABCDEFG2: winner, JKMNPQR2: loser, STUVWXY2: erased };
    for (const [pin, Email] of Object.entries(people))
      await postEntry(mailing.server.origin, createPinEntry(pin, { Email, LanguagePreference: 'fr' }));
    await mailing.server.database.transaction((session) => erasePerson(session, erased));
    const notify = { command: 'notify-pins', contest: 'pins' };
    expect(await ask(notify)).toBe('1 email queued\n');
    expect(await ask(notify)).toBe('0 emails queued\n');
    const path = await findLink(winner);
    const message = mailing.mail.find(winner).find(({ text }) => text?.includes('/claim?'));
    expect(message?.subject).toContain('réclamez votre prix');
    for (const part of ['Gift card, $25', '28\u00a0novembre 2026']) expect(message?.text).toContain(part);
    const [, page] = await get(path);
    for (const part of ['fr claim p•••@example.ca', 'Gift card, $25', 'id="question" hidden="">'])
      expect(page).toContain(part);
    expect((await post(path, { ...details, ReleaseAccepted: 'on' })).status).toBe(303);
    const claim = { prize: 'Gift card, $25', draw: null, place: null, name: 'Jeanne <Roy>', email: winner };
    expect(await listClaims('pins')).toEqual([expect.objectContaining(claim)]);
    expect(await ask({ command: 'list' })).toContain('1 of 1 prizes claimed by link');
    const texts = [loser, erased].flatMap((email) => mailing.mail.find(email)).map(({ text = '' }) => text);
    expect(texts.join()).not.toContain('/claim?');
    await expect(ask({ ...notify, contest: 'asks' })).rejects.toThrow('has no PINs');
  });

  it('leads to a claim that is deleted a year after the draw', { tags: ['full'] }, async () => {
    const email = mailing.newEmail();
    const path = await win(email);
    await post(path, complete);
    await applyRetention(mailing.server.database, new Date('2027-12-13T00:00:00Z'), { hasContestService: false });
    expect(await findStored(email)).toBeDefined();
    await applyRetention(mailing.server.database, new Date('2027-12-16T00:00:00Z'), { hasContestService: false });
    expect(await listClaims()).toEqual([]);
  });
});
