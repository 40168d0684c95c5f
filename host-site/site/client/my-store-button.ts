import { keepMyStore, type MyStore, readMyStore, storeSaved } from '../../../widgets/shared/tracking/my-store.ts';

/** Shows the button that makes the page's store the visitor's own, or forgets it. */
export function followMyStore(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-my-store]');
  if (!button) return;
  const { number, ...store } = JSON.parse(button.dataset.myStore ?? '') as Omit<MyStore, 'hasPage'> & {
    number: string;
  };
  const texts = { keep: button.textContent, forget: button.dataset.forget ?? '' };
  const isMine = (): boolean => readMyStore()?.slug === store.slug;
  const show = (): void => {
    button.textContent = isMine() ? texts.forget : texts.keep;
  };
  show();
  button.hidden = false;
  button.addEventListener('click', () => {
    const isSaved = !isMine();
    keepMyStore(isSaved ? { ...store, hasPage: true } : undefined);
    show();
    button.dispatchEvent(new CustomEvent(storeSaved, { bubbles: true, detail: { number, isSaved } }));
  });
  window.addEventListener('storage', show);
}
