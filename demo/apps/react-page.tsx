import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { findPlace, listWidgets, type Sample } from './widgets.ts';

/** An application that renders again on every click, with widgets among its own elements. */
function Page({ widgets, button }: { widgets: readonly Sample[]; button: string }) {
  const [clicks, setClicks] = useState(0);
  const [told, setTold] = useState('');
  return (
    <>
      <p>
        <button type="button" onClick={() => setClicks(clicks + 1)}>
          {button} {clicks}
        </button>{' '}
        <output>{told}</output>
      </p>
      {widgets.map(({ tag, attributes }) => (
        <section key={tag}>
          {createElement(tag, {
            ...attributes,
            'onvitrine-share-opened': ({ detail }: CustomEvent<{ network: string }>) => setTold(detail.network),
          })}
        </section>
      ))}
    </>
  );
}

const { place, site } = findPlace();
const widgets = await listWidgets(site);
createRoot(place).render(
  <StrictMode>
    <Page widgets={widgets} button={place.dataset.button ?? ''} />
  </StrictMode>,
);
