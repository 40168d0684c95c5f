import pinterest from 'simple-icons/icons/pinterest.svg';
import email from './icons/email.svg';
import facebook from './icons/facebook.svg';
import x from './icons/x.svg';
import type { Network, Networks } from './share-link.ts';

/** The networks in every share row's own bundle. */
export const defaultNetworks: Networks = new Map<string, Network>([
  [
    'facebook',
    {
      link: 'https://www.facebook.com/sharer/sharer.php?u=@u&title=@t&description=@d&quote=@q&hashtag=@f',
      icon: facebook,
      name: 'Facebook',
    },
  ],
  [
    'pinterest',
    {
      link: 'https://pinterest.com/pin/create/button/?url=@u&media=@m&description=@t',
      icon: pinterest,
      name: 'Pinterest',
    },
  ],
  ['twitter', { link: 'https://twitter.com/intent/tweet?text=@t&url=@u@w', icon: x, name: 'X' }],
  [
    'email',
    {
      link: 'mailto:?subject=@t&body=@u%0D%0A@d',
      icon: email,
    },
  ],
]);
