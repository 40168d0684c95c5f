/** Whether forms on a page of an origin get through. */
export interface OriginCheck {
  origin: string;
  isAllowed: boolean;
}

/** The origin of an address; undefined for a text that is no web address. */
export function readOrigin(text: string): string | undefined {
  const address = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : undefined;
}
