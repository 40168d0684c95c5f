import { reportLoadFailure } from '../shared/element/load-failure.ts';

/**
 * Hears what the elements in frames of an origin tell. The code that passes it on loads with the first message; one from
 * another origin is ignored.
 */
export function listenToFrames(frameOrigin: string, importFrames: () => Promise<typeof import('./frames.ts')>): void {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === frameOrigin && data?.type === 'vitrine:event')
      importFrames().then(
        (frames) => frames.hearFrame(source, data),
        (cause) => reportLoadFailure('frames', cause),
      );
  });
}
