import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { ProofRequest } from '../../../widgets/shared/submissions/proof-of-work.ts';
import type { Database } from '../database/database.ts';
import { markUsed } from '../database/used-challenges.ts';
import type { ClientKey } from '../http/client-address.ts';

/** What a proof is for: a challenge of one client and route is worth nothing to another. */
export interface ProofPurpose {
  client: ClientKey;
  /** Path of the handler. */
  path: string;
}

/** A question for visitors without JavaScript. */
export interface ProofQuestion {
  first: number;
  second: number;
  /** Identifies the question when it is answered. */
  token: string;
  /** Whether it follows a wrong answer. */
  isAnother?: boolean;
}

/** Asks for proofs that sending a form was worth some work, and verifies them; each is accepted once. */
export interface Proofs {
  /** A challenge that a browser solves in about a second. */
  ask(purpose: ProofPurpose): Promise<NonNullable<ProofRequest['challenge']>>;
  /** Whether the JSON of a challenge and its solution proves the work. */
  accepts(purpose: ProofPurpose, text: string): Promise<boolean>;
  askQuestion(purpose: ProofPurpose): ProofQuestion;
  acceptsAnswer(purpose: ProofPurpose, token: string, answer: string): Promise<boolean>;
}

/** Milliseconds for the work, or for reading and answering a question. */
const challengeLife = 5 * 60_000;
const questionLife = 30 * 60_000;
// A solver derives up to this many keys, half of them on average; each costs this server about a millisecond, once.
const most = 200;
const cost = 2000;
const longest = 2048;

const proof = z.object({
  challenge: z.object({
    // As we made them: the signature covers all of them, and any other.
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string().check(z.regex(/^[\da-f]{64}$/)),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
const questionShape = /^((\d{1,2})\.(\d{1,2})\.(\d{13})\.([\w-]{22}))\.([\w-]{43})$/;

function parseProof(text: string) {
  if (text.length > longest) return undefined;
  try {
    return z.safeParse(proof, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Proofs whose keys derive from the key of the hashes, so that all processes accept each other's. */
export function createProofs(database: Database, now = Date.now): Proofs {
  const { cipher } = database;
  const name = ({ client, path }: ProofPurpose) => `${path} ${client.client}`;
  const createSecrets = (purpose: ProofPurpose) => ({
    hmacSignatureSecret: cipher.hash('proofs.challenge', name(purpose)),
    hmacKeySignatureSecret: cipher.hash('proofs.solution', name(purpose)),
  });
  const signQuestion = (purpose: ProofPurpose, text: string) =>
    cipher.hash('proofs.question', `${name(purpose)} ${text}`);
  return {
    ask(purpose) {
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(most / 4, most),
        deriveKey,
        expiresAt: new Date(now() + challengeLife),
        ...createSecrets(purpose),
      });
    },
    async accepts(purpose, text) {
      const given = parseProof(text);
      if (!given) return false;
      const { verified } = await verifySolution({ ...given, deriveKey, ...createSecrets(purpose) });
      const { parameters, signature } = given.challenge;
      return verified && markUsed(database, signature, new Date(parameters.expiresAt * 1000));
    },
    askQuestion(purpose) {
      const [first, second] = [randomInt(2, 10), randomInt(2, 10)];
      const text = `${first}.${second}.${now() + questionLife}.${randomBytes(16).toString('base64url')}`;
      return { first, second, token: `${text}.${signQuestion(purpose, text)}` };
    },
    async acceptsAnswer(purpose, token, answer) {
      const [, text = '', first, second, expiresAt, id = '', signature = ''] = questionShape.exec(token) ?? [];
      if (!text || Number(expiresAt) < now()) return false;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signQuestion(purpose, text)))) return false;
      // A wrong answer uses the question up, too: it cannot be guessed.
      if (!(await markUsed(database, id, new Date(Number(expiresAt))))) return false;
      return answer.trim() !== '' && Number(answer.trim()) === Number(first) + Number(second);
    },
  };
}
