import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';

/** What a system leaves of a form of embed: all of it, nothing that works, or the link inside. */
type Taken = 'yes' | 'no' | 'link';

/** A system that takes HTML from people, and what it leaves of each form. */
interface Host {
  name: LocalizedText;
  link: Taken;
  box: Taken;
  element: Taken;
  frame: Taken;
}

const all = { link: 'yes', box: 'yes', element: 'yes', frame: 'yes' } as const;
const linkOnly = { link: 'yes', box: 'no', element: 'link', frame: 'no' } as const;
const sameName = (name: string): LocalizedText => ({ en: name, fr: name });

/** Tried with each system as it is installed. */
export const hosts: readonly Host[] = [
  { name: { en: 'WordPress, administrator', fr: 'WordPress, administrateur' }, ...all },
  { name: { en: 'WordPress, author', fr: 'WordPress, auteur' }, ...linkOnly, box: 'yes' },
  {
    name: { en: 'WordPress with our plugin, author', fr: 'WordPress avec notre extension, auteur' },
    ...linkOnly,
    box: 'yes',
    element: 'yes',
  },
  { name: { en: 'Ghost, HTML card', fr: 'Ghost, carte HTML' }, ...all },
  { name: { en: 'CKEditor 5, HTML embed', fr: 'CKEditor 5, HTML intégré' }, ...all },
  { name: { en: 'CKEditor 5, basic', fr: 'CKEditor 5, de base' }, ...linkOnly },
  { name: sameName('TinyMCE'), ...linkOnly, box: 'yes' },
  { name: sameName('DOMPurify'), ...linkOnly, box: 'yes' },
  { name: sameName('sanitize-html'), ...linkOnly },
  { name: sameName('rehype-sanitize'), ...linkOnly },
  { name: sameName('HTML Purifier'), ...linkOnly },
  { name: sameName('js-xss'), ...linkOnly, element: 'no' },
];

/** The forms that the table compares. */
export const comparedForms = ['link', 'box', 'element', 'frame'] as const;
