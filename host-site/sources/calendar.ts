/** Whether a text is YYYY-MM-DD and the day is on the calendar: Date takes February 30 for March 2. */
export function isCalendarDate(text: string): boolean {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** Whether a name is a zone of the IANA time zone database, with its area: `America/Toronto`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z]\w*\/./.test(name);
  } catch {
    return false;
  }
}
