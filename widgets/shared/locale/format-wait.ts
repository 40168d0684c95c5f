/** `30 seconds`, `2 minutes`: the minimum wait. */
export function formatWait(seconds: number, locale: string): string {
  const isShort = seconds < 60;
  const unit = isShort ? 'second' : 'minute';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isShort ? seconds : Math.ceil(seconds / 60));
}
