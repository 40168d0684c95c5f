import { readFileSync, writeFileSync } from 'node:fs';
import { renderWidget } from '@vitrine/widgets/server';

const form = renderWidget(
  'vitrine-newsletter-form',
  { api: 'https://www.vitrine.example', brand: 'winners', locale: 'en' },
  {
    base: 'https://www.vitrine.example/widgets/v1/',
    serviceOrigin: 'https://www.vitrine.example',
    children: '<a href="https://www.vitrine.example/en/newsletter">Sign up for the newsletter</a>',
  },
);
const page = readFileSync('index.html', 'utf8');
writeFileSync(
  'ahead.html',
  page.replace(/<(vitrine-newsletter-form)[\s\S]*<\/\1>/, () => form),
);
