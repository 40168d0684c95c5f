import { cwd, env, stdout } from 'node:process';
import { readGitSettings } from './commit-files.ts';
import { fetchEditor } from './fetch-editor.ts';
import { startStudio } from './studio-server.ts';

// `npm run studio`: the editor of pages, contests, finds, facts, stores and holiday hours, for people at this computer.

const { STUDIO_PORT = '8090', STUDIO_SITE = 'http://127.0.0.1:8080', STUDIO_PUSH = '' } = env;
const git = STUDIO_PUSH ? readGitSettings(STUDIO_PUSH) : undefined;
const root = cwd();
stdout.write('Studio: preparing the editor …\n');
const editor = await fetchEditor(root);
const { origin } = await startStudio({ root, editor, port: Number(STUDIO_PORT), site: STUDIO_SITE, git });
stdout.write(`Studio: ${origin}\n`);
