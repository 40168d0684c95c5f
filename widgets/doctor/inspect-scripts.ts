import type { Finding } from './report.ts';

/** The scripts of ours that a page may include by name, each in its release. */
const ownScript = /\/widgets\/(v1|v\/[\w.-]+)\/([\w.-]+\.js)$/;

/** A script of ours as its address names it. */
export interface ScriptName {
  channel: string;
  file: string;
}

interface Script extends ScriptName {
  element: HTMLScriptElement;
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

/** Loaders define every element; beside one, neither another nor a single file has anything to do. */
const isLoader = ({ file }: ScriptName): boolean => /^(vitrine(\.checked)?|widgets\.all)\.js$/.test(file);
/** These define no element. */
const helping = ['place.js', 'doctor.js'];

/** The scripts of a page of which one is too many: the channel and the file of each. */
export function findDouble(scripts: readonly ScriptName[]): readonly string[] {
  const defining = scripts.filter(({ file }) => !helping.includes(file));
  return defining.some(isLoader) ? [...new Set(defining.map(({ channel, file }) => `${channel}/${file}`))] : [];
}

/** The release and the channel that run, and what is wrong with the tags of our scripts. */
export function inspectScripts(): readonly Finding[] {
  const scripts = listScripts();
  const version = window.vitrine?.version;
  const [first] = scripts;
  const files = findDouble(scripts);
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
