import { isEmail } from '../../widgets/shared/submissions/email.ts';
import { ConfigError } from './config-error.ts';

/** Whether a text is an origin as browsers write it. */
export const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The origins in a setting, which has commas between. Throws ConfigError. */
export function listOrigins(name: 'ALLOWED_ORIGINS' | 'SANDBOX_ORIGINS', text: string): string[] {
  const origins = splitList(text);
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new ConfigError(`${name}: not an origin: ${wrong}`);
  return origins;
}

/** The addresses in a setting, in lower case. Throws ConfigError. */
export function listAddresses(text: string): string[] {
  const addresses = splitList(text.toLowerCase());
  const wrong = addresses.find((address) => !isEmail(address));
  if (wrong !== undefined) throw new ConfigError(`SANDBOX_EMAILS: not an email address: ${wrong}`);
  return addresses;
}

/** The names of parameters in a setting. Throws ConfigError. */
export function listParameters(text: string): string[] {
  const names = splitList(text);
  const wrong = names.find((name) => !/^\w{2,20}$/.test(name) || name.startsWith('utm_'));
  if (wrong !== undefined) throw new ConfigError(`CLICK_IDS: not a click id’s parameter, such as gclid: ${wrong}`);
  return names;
}
