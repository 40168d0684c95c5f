// Stands in for Meta's pixel: a policy of its own, a script with the pixel's settings, then a picture for each event.
(() => {
  const policy = trustedTypes.createPolicy('connect.facebook.net/fbevents', {
    createScriptURL(address) {
      if (new URL(address).origin !== 'https://connect.facebook.net') throw new Error('Disallowed script URL');
      return address;
    },
  });
  trustedTypes.createPolicy('facebook.com/signals/iwl', { createScriptURL: (address) => address });
  let id = '';
  const call = (name, value) => {
    if (name === 'init') {
      id = value;
      const script = document.createElement('script');
      script.src = policy.createScriptURL(`https://connect.facebook.net/signals/config/${id}?v=2.9.200`);
      document.head.append(script);
    }
    if (name !== 'track') return;
    const fields = new URLSearchParams({ id, ev: value, dl: location.href });
    new Image().src = `https://www.facebook.com/tr/?${fields}`;
    navigator.sendBeacon('https://www.facebook.com/tr/', fields);
    fetch('https://connect.facebook.net/log/fbevents_telemetry/', { method: 'POST', mode: 'no-cors' });
  };
  for (const [name, value] of window.fbq.queue) call(name, value);
  window.fbq.callMethod = call;
})();
