import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { builtins, interfaces, listLacking } from './browser-floor.ts';

/** An interface that a browser lacks, or a member of one. */
export interface Missing {
  owner: string;
  member?: string;
  /** Undefined where the table does not tell, as for JavaScript's own objects. */
  isStatic?: boolean | undefined;
}

/** Interfaces and members that Safari of the guide's version lacks. */
export function listMissingInSafari(): Missing[] {
  const lacks = (compat: CompatStatement | undefined) =>
    listLacking(compat).some((lacking) => lacking.startsWith('safari '));
  return Object.entries({ ...interfaces, ...builtins } as Record<string, Identifier>).flatMap(
    ([owner, { __compat: compat, ...own }]): Missing[] => {
      if (lacks(compat)) return [{ owner }];
      const missing = Object.entries(own as Record<string, Identifier>).filter(([, entry]) => lacks(entry.__compat));
      return missing.map(([name]) => {
        const isStatic = owner in builtins ? undefined : name.endsWith('_static');
        return { owner, member: name.replace(/_static$/, ''), isStatic };
      });
    },
  );
}

/** Runs in a page, before its scripts: deletes what is missing; gives how much was there. */
export function takeAway(missing: readonly Missing[]): number {
  return missing.filter(({ owner, member, isStatic }) => {
    const object = Reflect.get(window, owner) as { prototype?: object } | undefined;
    if (!member) return object !== undefined && Reflect.deleteProperty(window, owner);
    return [isStatic ? undefined : object?.prototype, isStatic === false ? undefined : object].some(
      (holder) => holder && Object.hasOwn(holder, member) && Reflect.deleteProperty(holder, member),
    );
  }).length;
}
