import { createCipher } from '../../host-site/server/database/cipher.ts';
import { readKeyFile } from '../../host-site/server/database/key-ring.ts';
import { createLinkToken } from '../../host-site/server/database/subscriber-links.ts';

/** The query of a sign-up's unsubscribe link, which only the email service gets; `dataDir` has the server's keys. */
export async function findLinkQuery(dataDir: string, signUpId: string, email: string): Promise<string> {
  return `?token=${createLinkToken(createCipher(await readKeyFile(dataDir)), signUpId, email)}`;
}
