/** `30 seconds`, `2 minutes`: the minimum wait. */
export function formatWait(seconds: number, locale: string): string {
  const isShort = seconds < 60;
  const unit = isShort ? 'second' : 'minute';
  const wait = isShort ? seconds : Math.ceil(seconds / 60);
  return wait.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
}
