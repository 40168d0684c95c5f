import type { Finding } from './report.ts';

/** The scripts of ours that a page may include by name, each in its release. */
const ownScript = /\/widgets\/(v1|v\/[\w.-]+)\/([\w.-]+\.js)$/;

interface Script {
  element: HTMLScriptElement;
  channel: string;
  file: string;
}

function listScripts(): readonly Script[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].flatMap((element) => {
    const [, channel, file] = ownScript.exec(new URL(element.src, document.baseURI).pathname) ?? [];
    return channel && file ? [{ element, channel, file }] : [];
  });
}

/** Classic scripts; all others are modules. */
const classic = ['widgets.all.js', 'place.js'];

/** Whether a script did not arrive. Safari tells no status; a list that is full has not all. */
function hasFailed({ src }: HTMLScriptElement): boolean {
  const entry = performance.getEntriesByName(src).at(-1) as PerformanceResourceTiming | undefined;
  // Chromium lists no script that a policy has blocked.
  return entry ? entry.responseStatus >= 400 : !window.vitrine;
}

function inspectScript({ element, file }: Script): readonly Finding[] {
  if (element.type !== 'module' && !classic.includes(file))
    return [{ key: 'notModule', values: { file }, anchor: 'script' }];
  return hasFailed(element) ? [{ key: 'scriptFailed', values: { file }, anchor: 'script' }] : [];
}

/** The release and the channel that run, and what is wrong with the tags of our scripts. */
export function inspectScripts(): readonly Finding[] {
  const scripts = listScripts();
  const version = window.vitrine?.version;
  const [first] = scripts;
  const loaders = scripts.filter(({ file }) => /^vitrine(\.checked)?\.js$/.test(file));
  const files = [...new Set(loaders.map(({ channel, file }) => `${channel}/${file}`))];
  return [
    version || first
      ? { key: 'release', values: { version: version ?? '?', channel: first?.channel ?? 'npm' } }
      : { key: 'noScript' },
    ...scripts.flatMap(inspectScript),
    ...(files.length > 1
      ? [{ key: 'twoReleases', values: { files: files.join(', ') }, anchor: 'script' } satisfies Finding]
      : []),
  ];
}
