import { renderWidget } from '@vitrine/widgets/server';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

const ahead = renderWidget(
  'vitrine-share-buttons',
  { locale: 'en' },
  { base: 'https://www.vitrine.example/widgets/v1/' },
);

/** Server-rendered HTML of the app, which the browser hydrates. */
export const html = renderToString(<App ahead={ahead} />);
