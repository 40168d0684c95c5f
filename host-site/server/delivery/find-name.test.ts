import { expect, it } from 'vitest';
import { createNameFinder } from './find-name.ts';

it('a name that no name server answers is looked up once at a time, and is unknown for everyone', async () => {
  const asked: string[] = [];
  const find = createNameFinder((name) => {
    asked.push(name);
    return new Promise(() => undefined);
  }, 20);
  const results = await Promise.allSettled([find('crm.example'), find('crm.example'), find('mail.example')]);
  expect(results.map((each) => each.status === 'rejected' && each.reason.code)).toEqual(Array(3).fill('EAI_AGAIN'));
  await expect(find('crm.example')).rejects.toThrow('No name server answered');
  expect(asked).toEqual(['crm.example', 'mail.example']);
});

it('a name is looked up anew once its lookup has ended, whichever way', async () => {
  const answers = [Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })), Promise.resolve()];
  const find = createNameFinder(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(find('crm.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  await find('crm.example');
});

it('addresses are not looked up', async () => {
  const find = createNameFinder(() => Promise.reject(new Error('asked')));
  for (const address of ['127.0.0.1', '[::1]', '::1']) await find(address);
});
