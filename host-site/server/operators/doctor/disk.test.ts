import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { diskInodes } from './checks/disk-inodes.ts';
import { diskSpace } from './checks/disk-space.ts';
import { createTools } from './create-tools.ts';

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

it.skipIf(!mayMount)(
  'the doctor finds a disk that is nearly full, and one that takes no more files',
  { tags: ['full'] },
  async () => {
    const folder = createFolder();
    const examine = async (options: string, used = 0) => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'doctor', folder.path]);
      try {
        writeFileSync(join(folder.path, 'used'), Buffer.alloc(used));
        // A folder that the server would create there.
        const tools = createTools(createConfig({ dataDir: join(folder.path, 'to', 'be', 'created') }), undefined);
        return [(await diskSpace.run(tools)).result, (await diskInodes.run(tools)).result];
      } finally {
        execFileSync('umount', [folder.path]);
      }
    };
    const megabyte = 1_048_576;
    expect(await examine('size=2g')).toEqual(['ok', 'ok']);
    expect(await examine('size=100m')).toEqual(['warning', 'ok']);
    expect(await examine('size=100m', 80 * megabyte)).toEqual(['failed', 'ok']);
    expect(await examine('size=2g,nr_inodes=500')).toEqual(['ok', 'failed']);
    folder.remove();
  },
);
