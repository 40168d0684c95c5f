import { renderWidget } from '@vitrine/widgets/server';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

const ahead = renderWidget(
  'vitrine-share-buttons',
  { locale: 'en' },
  { base: 'https://www.vitrine.example/widgets/v1/' },
);

export const html = renderToString(<App ahead={ahead} />);
