/** The sections of a template's file, by the names between their underscores. */
export function readSections(template: string): Record<string, string> {
  const parts = template.split(/^___([A-Z_]+)___$/m).slice(1);
  return Object.fromEntries(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1]?.trim() ?? '']] : [])));
}

/** A field of a template; groups have fields of their own. */
export interface TagField {
  type: string;
  name: string;
  selectItems?: { value: string }[];
  subParams?: TagField[];
  enablingConditions?: { paramName: string; paramValue: string }[];
}

/** Fields of a template, those in groups too. */
export function listFields(template: string): TagField[] {
  const fields = JSON.parse(readSections(template).TEMPLATE_PARAMETERS ?? '') as TagField[];
  return fields.flatMap((field) => [field, ...(field.subParams ?? [])]);
}

/** Addresses that a template may load scripts from. */
export function listPermittedScripts(template: string): string[] {
  interface Permission {
    instance: { key: { publicId: string }; param: { value: { listItem: { string?: string }[] } }[] };
  }
  const permissions = JSON.parse(readSections(template).WEB_PERMISSIONS ?? '') as Permission[];
  const inject = permissions.find(({ instance }) => instance.key.publicId === 'inject_script');
  return inject?.instance.param.flatMap(({ value }) => value.listItem.map(({ string = '' }) => string)) ?? [];
}
