/** Side of the pop-up in pixels (SH-06). */
const side = 500;

type Screen = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

/** Features of a pop-up in the middle of the browser's window, on whichever of several screens that is. */
export function placeShareWindow({ screenX, screenY, outerWidth, outerHeight }: Screen): string {
  const left = screenX + (outerWidth - side) / 2;
  const top = screenY + (outerHeight - side) / 2;
  return `width=${side},height=${side},left=${left},top=${top}`;
}

/** Opens a share link: a website in a pop-up of its network, an application's link by itself. False when it was blocked. */
export function openShareWindow(page: Window, link: string, network: string): boolean {
  const opened = link.startsWith('http')
    ? page.open(link, `sharer-${network}`, placeShareWindow(page))
    : page.open(link, '_blank');
  try {
    // `noopener` would take the pop-up its name and its size; this does what matters of it.
    if (opened) opened.opener = null;
  } catch {
    // It was open already, and another site's by now.
  }
  return !!opened;
}
