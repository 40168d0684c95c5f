import { type MouseEvent, useEffect, useState } from 'react';
import { reportLoadFailure } from '../../shared/element/load-failure.ts';
import { warnOnce } from '../../shared/element/warn.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import type { MessageKey } from '../../shared/locale/messages.ts';
import { pushToDataLayer } from '../../shared/tracking/data-layer.ts';
import { StatusRegion } from '../../shared/ui/status-region.tsx';
import { readCustomNetworks } from './custom-networks.ts';
import { defaultNetworks } from './default-networks.ts';
import { gatherShare } from './gather-share.ts';
import { loadMoreNetworks, networks } from './known-networks.ts';
import type { ShareButtonsEvent, shareButtons } from './share-buttons.contract.ts';
import type { messages } from './share-buttons-messages.en.ts';
import { addCampaign, createShareLink, defaultInstance, type Networks, type ShareParameters } from './share-link.ts';
import { openShareWindow } from './share-window.ts';

/** A key of the messages of `<vitrine-share-buttons>`. */
export type ShareMessageKey = MessageKey<typeof messages>;

const copiedMs = 4000;

type ShareButtonsProps = WidgetProps<typeof shareButtons, ShareMessageKey, ShareButtonsEvent>;

const listNames = (networkList: string) => [...new Set(networkList.toLowerCase().match(/[^\s,]+/g))];

/** The page's own networks and ours; those beyond the default set are fetched only where the page names them. */
function useNetworks({ networks: networkList, customNetworks }: ShareButtonsProps['attributes']) {
  const [isComplete, setComplete] = useState(networks !== defaultNetworks);
  const known: Networks = new Map([...networks, ...readCustomNetworks(customNetworks)]);
  const isMissing = listNames(networkList).some((name) => !known.has(name));
  useEffect(() => {
    if (!isMissing || isComplete) return;
    loadMoreNetworks()
      .catch((cause) => reportLoadFailure('vitrine-share-buttons', cause))
      .then(() => setComplete(true));
  }, [isMissing, isComplete]);
  return { known, isComplete };
}

/**
 * Copies the address; `manualUrl` is one that the browser would not copy: not allowed, or not a secure page. The field
 * with it gets the focus each time.
 */
function useCopying(host: HTMLElement | undefined) {
  /** Counts copies; 0 once the last was told long enough. */
  const [copies, setCopies] = useState(0);
  const [manual, setManual] = useState({ url: '' });
  useEffect(() => {
    if (manual.url) host?.shadowRoot?.querySelector('input')?.focus();
  }, [manual, host]);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(setCopies, copiedMs, 0);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      setManual({ url: '' });
      setCopies((count) => count + 1);
    } catch {
      setManual({ url });
    }
  }
  return { copies, manualUrl: manual.url, copy };
}

/** Whether nothing is prerendered, so that the first render may read the page; unknown in a closed shadow root. */
const isEmpty = (host: HTMLElement | undefined) => host?.shadowRoot?.querySelector('.root')?.firstChild === null;

/** Gathers what to share each time it is needed: the page may have changed since. */
function useShare({ attributes, emit, host, t }: ShareButtonsProps, known: Networks) {
  // The first render must equal the prerendered one, for which there is no page.
  const [isHere, setHere] = useState(() => isEmpty(host));
  useEffect(() => setHere(true), []);

  const gather = () => (isHere ? gatherShare(attributes, document, navigator) : gatherShare(attributes));
  const report = (network: string) => {
    emit('vitrine-share-opened', { network });
    pushToDataLayer({ event: 'share', method: network });
  };
  function open(event: MouseEvent<HTMLAnchorElement>, name: string) {
    const shared = gather();
    if (name === 'mastodon' && !shared.mastodonInstance) {
      // A page in a frame may not ask; the link is then that of the default server.
      const answer = prompt(t('instance'), defaultInstance);
      const isCancelled = answer === null && parent === window;
      if (isCancelled) {
        event.preventDefault();
        return;
      }
      shared.mastodonInstance = answer ?? '';
    }
    const { currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event;
    currentTarget.href = createShareLink(known, name, shared);
    // If the pop-up was blocked, or a modifier key asks for a tab or a window, the browser follows the link.
    if (!(ctrlKey || metaKey || shiftKey || altKey) && openShareWindow(window, currentTarget.href, name)) {
      event.preventDefault();
    }
    report(name);
  }
  function shareNatively() {
    const { url, title, description, campaign } = gather();
    // Cancelling is not an error.
    navigator
      .share({ url: addCampaign(url, campaign, 'native') ?? '', title: title ?? '', text: description ?? '' })
      .catch(() => undefined);
    report('native');
  }
  return { gather, report, open, shareNatively };
}

/** Links that share the page, by real addresses (SH-01 … SH-07). */
export function ShareButtons(props: ShareButtonsProps) {
  const { attributes, t, host } = props;
  const { known, isComplete } = useNetworks(attributes);
  const { gather, report, open, shareNatively } = useShare(props, known);
  const { copies, manualUrl, copy } = useCopying(host);
  const shared = gather();
  const Label = shared.canShare ? 'button' : 'span';

  async function handleCopy() {
    await copy(addCampaign(gather().url, attributes.campaign, 'copy') ?? '');
    report('copy');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="row" part="row" role="group" aria-label={t('share')}>
      <Label part="label" onClick={shared.canShare ? shareNatively : undefined}>
        {t('share')}
      </Label>
      {listNames(attributes.networks).map((name) => (
        <NetworkLink key={name} t={t} name={name} known={known} isComplete={isComplete} shared={shared} onOpen={open} />
      ))}
      <StatusRegion part="status" announcement={copies > 0 ? { text: t('copied'), times: copies } : undefined} />
      <button type="button" part="copy" onClick={handleCopy}>
        {t('copy')}
      </button>
      {manualUrl && (
        <input
          part="address"
          aria-label={t('byHand')}
          readOnly
          value={manualUrl}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

interface NetworkLinkProps extends Pick<ShareButtonsProps, 't'> {
  name: string;
  known: Networks;
  isComplete: boolean;
  shared: ShareParameters;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, name: string) => void;
}

/** The link to a network. Until the other networks have loaded it is an empty square, or what was prerendered. */
function NetworkLink({ t, name, known, isComplete, shared, onOpen }: NetworkLinkProps) {
  const network = known.get(name);
  if (!network && isComplete) {
    warnOnce(`vitrine-share-buttons: no network "${name}"; it is left out.`);
    return null;
  }
  return (
    <a
      part="link"
      href={network && createShareLink(known, name, shared)}
      target="_blank"
      rel="noopener"
      aria-label={network && (network.name ? t('network', { name: network.name }) : t(name as 'email' | 'sms'))}
      onClick={network && ((event) => onOpen(event, name))}
    >
      {network && !network.icon ? network.name : <Icon path={network?.icon} />}
    </a>
  );
}

function Icon({ path }: { path: string | undefined }) {
  return (
    <svg viewBox="0 0 72 72" width="18" height="18" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
