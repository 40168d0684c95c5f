import ts from 'typescript';
import { googleMapsVariables } from '../../host-site/server/http/google-maps-settings.ts';
import { mapTilesVariables } from '../../host-site/server/http/map-tiles-settings.ts';
import { measurementVariables } from '../../host-site/server/http/measurement-settings.ts';
import { listNodes, parseModule } from './source-code.ts';

const modules: Readonly<Record<string, object>> = { googleMapsVariables, mapTilesVariables, measurementVariables };

/** Names of the environment variables that the server reads: the properties of its configuration's schema. */
export function listSettingNames(): string[] {
  const declared = [...listNodes(parseModule('host-site/server/config.ts'))].filter(ts.isVariableDeclaration);
  const schema = declared.find(({ name }) => name.getText() === 'environment')?.initializer;
  if (!schema || !ts.isCallExpression(schema)) throw new Error('config.ts declares no schema named environment');
  const [shape] = schema.arguments;
  if (!shape || !ts.isObjectLiteralExpression(shape)) throw new Error('The schema of config.ts lists no settings');
  return shape.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return property.name?.getText() ?? '';
    // Settings that belong together are in a module of their own.
    const name = property.expression.getText();
    const variables = modules[name];
    if (!variables) throw new Error(`tests/support/setting-names.ts does not know ${name}`);
    return Object.keys(variables);
  });
}
