import vue from '@vitejs/plugin-vue';
import { isCustomElement } from '@vitrine/widgets/vue';

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
};
