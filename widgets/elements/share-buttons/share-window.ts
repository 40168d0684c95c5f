/** Side of the pop-up in pixels (SH-06). */
const side = 500;

type Screen = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

/** Features of a pop-up centred on the browser's window, on any screen. */
export function placeShareWindow({ screenX, screenY, outerWidth, outerHeight }: Screen): string {
  const left = screenX + (outerWidth - side) / 2;
  const top = screenY + (outerHeight - side) / 2;
  return `width=${side},height=${side},left=${left},top=${top}`;
}

/** Opens a share link: a website in a pop-up for its network, an app's link directly. False when it was blocked. */
export function openShareWindow(page: Window, link: string, network: string): boolean {
  const opened = link.startsWith('http')
    ? page.open(link, `sharer-${network}`, placeShareWindow(page))
    : page.open(link, '_blank');
  try {
    // `noopener` would also drop the pop-up's name and size; this does the important part of it.
    if (opened) opened.opener = null;
  } catch {
    // The pop-up was open already and has moved to another origin.
  }
  return !!opened;
}
