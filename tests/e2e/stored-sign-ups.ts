import { listSubmissions } from './operators.ts';

/** A sign-up as the operator's command lists it. */
export interface StoredSignUp {
  id: string;
  email: string;
  postal_code: string;
  language_preference: string;
  brand: string;
  chain: number;
  consent: string | null;
  consent_language: string | null;
  consent_page: string | null;
  consent_verified: boolean;
  consent_altered: boolean;
}

/** Sign-ups of an address, read as operators do while the server runs. */
export async function listSignUps(address: string): Promise<StoredSignUp[]> {
  const rows: StoredSignUp[] = await listSubmissions('newsletter');
  return rows.filter((row) => row.email.toLowerCase() === address.toLowerCase());
}
