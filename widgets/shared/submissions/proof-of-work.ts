/** Header that carries a solved challenge as JSON (a hidden field of a plain form carries the question instead). */
export const proofHeader = 'Proof-Of-Work';

/** The part of a response (429) that asks for a proof of work; the format is ALTCHA's. */
export interface ProofRequest {
  challenge?: {
    parameters: {
      algorithm: string;
      nonce: string;
      salt: string;
      cost: number;
      keyLength: number;
      keyPrefix: string;
      keySignature?: string;
      expiresAt?: number;
    };
    signature?: string;
  };
}
