import { expect, it } from 'vitest';
import { createKeyPair } from '../database/backups/age-keys.ts';
import { parseBackupCall } from './backup-commands.ts';

it('parseBackupCall accepts a public key and rejects a private key, other text and surrounding characters', async () => {
  const { recipient, identity } = await createKeyPair();
  const call = { command: 'create', key: recipient, file: 'vitrine.age' };
  expect(parseBackupCall(call)).toEqual(call);
  for (const key of [identity, '', 'age1', `${recipient}q`, ` ${recipient}`, `${recipient}\n`]) {
    expect(() => parseBackupCall({ ...call, key }), key).toThrow('a public key: age1 and 58 characters');
  }
});
