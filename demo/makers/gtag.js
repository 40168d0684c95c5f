// Stands in for Google's tag, which a page or a container loads once for each account or once for all.
(() => {
  const { searchParams } = new URL(document.currentScript.src);
  const own = searchParams.get('id');
  const isOfContainer = searchParams.get('cx') === 'c';
  const pass = (text) => text;
  let trust = { createHTML: pass, createScriptURL: pass };
  try {
    trust = trustedTypes.createPolicy('goog#html', { createHTML: pass, createScript: pass, createScriptURL: pass });
  } catch {
    // It goes on with plain strings.
  }
  const consent = { analytics_storage: 'granted', ad_storage: 'granted' };
  const page = {};
  const sign = (name) => (consent[name] === 'granted' ? '1' : '0');

  function measure(id) {
    const fields = new URLSearchParams({
      v: '2',
      tid: id,
      gcs: `G1${sign('ad_storage')}${sign('analytics_storage')}`,
      dl: page.page_location ?? location.href,
    });
    if (id.startsWith('G-')) {
      fetch(`https://region1.google-analytics.com/g/collect?${fields}&en=page_view`, {
        method: 'POST',
        mode: 'no-cors',
        keepalive: true,
      });
      navigator.sendBeacon(`https://analytics.google.com/g/collect?${fields}`);
      fetch(`https://www.google.com/g/collect?${fields}`, { method: 'POST', mode: 'no-cors' });
      new Image().src = `https://www.google-analytics.com/g/collect?${fields}&en=image`;
      return;
    }
    const account = id.slice('AW-'.length);
    const script = document.createElement('script');
    script.src = trust.createScriptURL(
      `https://googleads.g.doubleclick.net/pagead/viewthroughconversion/${account}/?${fields}`,
    );
    document.head.append(script);
    fetch(`https://ad.doubleclick.net/ccm/s/collect?${fields}`, { method: 'POST', mode: 'no-cors' });
    new Image().src = `https://www.google.ca/pagead/1p-user-list/${account}/?${fields}`;
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = `https://www.googletagmanager.com/static/service_worker/frame?${fields}`;
    document.body.append(frame);
  }
  function read(entry) {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [name, first, second] = entry;
    if (name === 'consent') Object.assign(consent, second);
    if (name === 'set') Object.assign(page, typeof first === 'string' ? { [first]: second } : first);
    if (name === 'config' && !isOfContainer) measure(first);
  }
  for (const entry of window.dataLayer ?? []) read(entry);
  const push = window.dataLayer?.push;
  if (push && !isOfContainer) {
    window.dataLayer.push = (...entries) => {
      const length = push.apply(window.dataLayer, entries);
      entries.forEach(read);
      return length;
    };
  }
  if (isOfContainer) measure(own);
})();
