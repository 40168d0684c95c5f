import { type MouseEvent, useEffect, useState } from 'react';
import { reportLoadFailure } from '../shared/element/load-failure.ts';
import { warnOnce } from '../shared/element/warn.ts';
import type { WidgetProps } from '../shared/element/widget.ts';
import type { MessageKey } from '../shared/locale/messages.ts';
import { pushToDataLayer } from '../shared/tracking/data-layer.ts';
import { defaultNetworks } from './default-networks.ts';
import { gatherShare } from './gather-share.ts';
import { loadMoreNetworks, networks } from './known-networks.ts';
import type { ShareButtonsEvent, shareButtons } from './share-buttons.contract.ts';
import type { messages } from './share-buttons-messages.en.ts';
import { createShareLink } from './share-link.ts';
import { openShareWindow } from './share-window.ts';

export type ShareKey = MessageKey<typeof messages>;

const copiedMs = 4000;

const drawIcon = (path: string | undefined) => (
  <svg viewBox="0 0 72 72" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Links that share the page, by real addresses (SH-01 … SH-07). */
export function ShareButtons({
  attributes,
  t,
  emit,
  host,
}: WidgetProps<typeof shareButtons, ShareKey, ShareButtonsEvent>) {
  // Only then can the page be read: the first drawing is the prerendered one.
  const [isHere, setHere] = useState(false);
  const [isCopied, setCopied] = useState(false);
  // A link that the browser does not copy: not allowed, or not a secure page.
  const [byHand, setByHand] = useState('');
  const [isComplete, setComplete] = useState(networks !== defaultNetworks);

  const names = [...new Set(attributes.networks.toLowerCase().match(/[^\s,]+/g))];
  const gather = () => (isHere ? gatherShare(attributes, document, navigator) : gatherShare(attributes));
  const shared = gather();
  const tell = (network: string) => {
    emit('vitrine-share-opened', { network });
    pushToDataLayer({ event: 'share', method: network });
  };

  useEffect(() => setHere(true), []);
  useEffect(() => host?.shadowRoot?.querySelector('input')?.focus(), [byHand]);

  useEffect(() => {
    if (names.every((name) => networks.has(name))) return;
    loadMoreNetworks()
      .catch((cause) => reportLoadFailure('vitrine-share-buttons', cause))
      .then(() => setComplete(true));
  }, [attributes.networks]);

  function open(event: MouseEvent<HTMLAnchorElement>, name: string) {
    const { currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Gathered anew: a page may have moved on since.
    currentTarget.href = createShareLink(networks, name, gather());
    // A pop-up that was blocked leaves the link to the browser, as does a key that asks for a tab or a window.
    if (!(ctrlKey || metaKey || shiftKey || altKey) && openShareWindow(window, currentTarget.href, name)) {
      event.preventDefault();
    }
    tell(name);
  }

  async function copy() {
    const url = gather().url ?? '';
    try {
      await navigator.clipboard.writeText(url);
      setByHand('');
      setCopied(true);
      setTimeout(setCopied, copiedMs, false);
    } catch {
      setByHand(url);
    }
    tell('copy');
  }

  function share() {
    const { url, title, description } = gather();
    // To be cancelled is no error.
    navigator.share({ url: url ?? '', title: title ?? '', text: description ?? '' }).catch(() => undefined);
    tell('native');
  }

  function drawNetwork(name: string) {
    const network = networks.get(name);
    if (!network && isComplete) {
      warnOnce(`vitrine-share-buttons: no network "${name}"; it is left out.`);
      return null;
    }
    // Until the other networks have come it is an empty square, or what was prerendered.
    return (
      <a
        key={name}
        part="link"
        href={network && createShareLink(networks, name, shared)}
        target="_blank"
        rel="noopener"
        aria-label={network && (network.name ? t('network', { name: network.name }) : t(name as 'email' | 'sms'))}
        onClick={network && ((event) => open(event, name))}
      >
        {drawIcon(network?.icon)}
      </a>
    );
  }

  const Label = shared.canShare ? 'button' : 'span';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="row" part="row" role="group" aria-label={t('share')}>
      <Label part="label" onClick={shared.canShare ? share : undefined}>
        {t('share')}
      </Label>
      {names.map(drawNetwork)}
      <output part="status">{isCopied && t('copied')}</output>
      <button type="button" part="copy" onClick={copy}>
        {t('copy')}
      </button>
      {byHand && (
        <input
          part="address"
          aria-label={t('byHand')}
          readOnly
          value={byHand}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
