import { isCustomElement } from '@vitrine/widgets/vue';

export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  vue: { compilerOptions: { isCustomElement } },
});
