// Stands in for Google Tag Manager's container, which here has a tag of each maker.
(() => {
  const { searchParams } = new URL(document.currentScript.src);
  const trust = createGooglePolicy();
  const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const consent = {};
  const state = { id: searchParams.get('id'), events: [], warnings: [] };
  window.standInContainer = state;

  /** Google's scripts go on with plain strings where they may not have a policy. */
  function createGooglePolicy() {
    const pass = (text) => text;
    try {
      return trustedTypes.createPolicy('goog#html', { createHTML: pass, createScript: pass, createScriptURL: pass });
    } catch {
      return { createHTML: pass, createScriptURL: pass };
    }
  }
  function inject(address) {
    const script = document.createElement('script');
    script.async = true;
    script.src = trust.createScriptURL(address);
    document.head.append(script);
  }
  // What the templates of the gallery do: they define the maker's queue and let the container add its script.
  const tags = {
    ga4: {
      needs: 'analytics_storage',
      fire: () => inject('https://www.googletagmanager.com/gtag/js?id=G-CONTAINER1&cx=c'),
    },
    ads: { needs: 'ad_storage', fire: () => inject('https://www.googletagmanager.com/gtag/js?id=AW-100000001&cx=c') },
    meta: {
      needs: 'ad_storage',
      fire() {
        const fbq = (...command) => (fbq.callMethod ? fbq.callMethod(...command) : fbq.queue.push(command));
        window.fbq = Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0' });
        fbq('init', '700000000000001');
        fbq('track', 'PageView');
        inject('https://connect.facebook.net/en_US/fbevents.js');
      },
    },
    pinterest: {
      needs: 'ad_storage',
      fire() {
        const pintrk = (...command) => pintrk.queue.push(command);
        window.pintrk = Object.assign(pintrk, { queue: [], version: '3.0' });
        pintrk('load', '2600000000001');
        pintrk('page');
        inject('https://s.pinimg.com/ct/core.js');
      },
    },
  };
  function read(entry) {
    if (isCommand(entry)) {
      const [name, action, values] = entry;
      if (name !== 'consent') return;
      if (action === 'update' && !consent.isSet) state.warnings.push('update before default');
      Object.assign(consent, values, { isSet: true });
      return;
    }
    // An array is no command, and a message without an event fires no tag.
    if (!entry || Array.isArray(entry) || !entry.event) return;
    state.events.push(entry);
    if (entry.event !== 'gtm.js') return;
    if (!consent.isSet) state.warnings.push('a tag read consent before a default was set');
    for (const tag of Object.values(tags)) if (consent[tag.needs] !== 'denied') tag.fire();
  }
  const { push } = window.dataLayer;
  for (const entry of window.dataLayer) read(entry);
  window.dataLayer.push = (...entries) => {
    entries.forEach(read);
    return push.apply(window.dataLayer, entries);
  };
  new Image().src = `https://www.googletagmanager.com/a?id=${state.id}&v=3`;
  document.createElement('template').innerHTML = trust.createHTML('<b>a tag’s markup</b>');
})();
