import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { startProxy } from '../../../../tests/deploy/cluster.ts';
import { createFolder } from '../../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createTestDatabase } from '../../../../tests/server/support/test-databases.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { openCipher } from '../../database/open-database.ts';
import { startServer } from '../../start-server.ts';
import { createTools } from './create-tools.ts';
import { diagnose } from './diagnose.ts';

it.skipIf(!existsSync('/usr/sbin/nginx'))(
  'the doctor finds nothing wrong with the supplied nginx.conf as it is, and with an nginx of its own habits what is',
  { tags: ['full'] },
  async () => {
    const [location, folder, other, site] = [
      await createTestDatabase('pglite'),
      createFolder(),
      createFolder(),
      createSite(),
    ];
    const config = createConfig({ ...location, ...site, trustedProxies: 1 });
    const server = await startServer(config);
    const port = Number(new URL(server.origin).port);
    const supplied = await startProxy(folder.path, [port]);
    // Compression of nginx's own, which weakens an ETag, and no header with an underscore.
    const own = await startProxy(other.path, [port], '', (text) =>
      text.replace(
        'underscores_in_headers on;',
        'gzip on; gzip_proxied any; gzip_min_length 20; proxy_set_header Accept-Encoding "";',
      ),
    );
    const cipher = await openCipher(location);
    const examine = async (origin: string) => {
      await vi.waitFor(() => fetch(`${origin}/readyz`), { timeout: 10_000 });
      const reports = [];
      const tools = createTools({ ...config, publicOrigin: origin }, cipher);
      for await (const report of diagnose(tools, cipher, { by: 'test', reason: '' })) reports.push(report);
      return reports.filter(({ result }) => result === 'failed').map(({ id }) => id);
    };
    expect(await examine(supplied.origin)).toEqual([]);
    expect(await examine(own.origin)).toEqual(['headers-in']);
    await supplied.stop();
    await own.stop();
    await server.close();
    await location.remove();
    for (const { remove } of [folder, other, site]) remove();
  },
);
