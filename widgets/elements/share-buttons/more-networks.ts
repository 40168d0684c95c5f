import baidu from 'simple-icons/icons/baidu.svg';
import bluesky from 'simple-icons/icons/bluesky.svg';
import buffer from 'simple-icons/icons/buffer.svg';
import evernote from 'simple-icons/icons/evernote.svg';
import flipboard from 'simple-icons/icons/flipboard.svg';
import instapaper from 'simple-icons/icons/instapaper.svg';
import line from 'simple-icons/icons/line.svg';
import mastodon from 'simple-icons/icons/mastodon.svg';
import messenger from 'simple-icons/icons/messenger.svg';
import odnoklassniki from 'simple-icons/icons/odnoklassniki.svg';
import quora from 'simple-icons/icons/quora.svg';
import reddit from 'simple-icons/icons/reddit.svg';
import weibo from 'simple-icons/icons/sinaweibo.svg';
import telegram from 'simple-icons/icons/telegram.svg';
import threads from 'simple-icons/icons/threads.svg';
import tumblr from 'simple-icons/icons/tumblr.svg';
import viber from 'simple-icons/icons/viber.svg';
import vk from 'simple-icons/icons/vk.svg';
import whatsapp from 'simple-icons/icons/whatsapp.svg';
import wordpress from 'simple-icons/icons/wordpress.svg';
import xing from 'simple-icons/icons/xing.svg';
import hackernews from 'simple-icons/icons/ycombinator.svg';
import linkedin from './icons/linkedin.svg';
import pocket from './icons/pocket.svg';
import skype from './icons/skype.svg';
import sms from './icons/sms.svg';
import stumbleupon from './icons/stumbleupon.svg';
import yammer from './icons/yammer.svg';
import type { Network, Networks } from './share-link.ts';

/** Networks that have closed. Pages that name them keep their links, which no longer work. */
export const retiredNetworks = ['baidu', 'pocket', 'skype', 'stumbleupon'];

/** The networks of SH-01 that are not in the default set, and three newer ones (bluesky, mastodon, threads). We drew the icons that simple-icons lacks. */
export const moreNetworks: Networks = new Map<string, Network>([
  ['baidu', { link: 'http://cang.baidu.com/do/add?iu=@u&it=@t', icon: baidu, name: 'Baidu' }],
  ['bluesky', { link: 'https://bsky.app/intent/compose?text=@t%0D%0A@u', icon: bluesky, name: 'Bluesky' }],
  ['buffer', { link: 'https://bufferapp.com/add?text=@t&url=@u', icon: buffer, name: 'Buffer' }],
  ['evernote', { link: 'https://www.evernote.com/clip.action?url=@u&title=@t', icon: evernote, name: 'Evernote' }],
  [
    'flipboard',
    {
      link: 'https://share.flipboard.com/bookmarklet/popout?v=2&url=@u&title=@t',
      icon: flipboard,
      name: 'Flipboard',
    },
  ],
  ['hackernews', { link: 'https://news.ycombinator.com/submitlink?u=@u&t=@t', icon: hackernews, name: 'Hacker News' }],
  [
    'instapaper',
    {
      link: 'https://www.instapaper.com/edit?url=@u&title=@t&description=@d',
      icon: instapaper,
      name: 'Instapaper',
    },
  ],
  ['line', { link: 'https://line.me/R/msg/text/?@t%0D%0A@u%0D%0A@d', icon: line, name: 'LINE' }],
  [
    'linkedin',
    {
      link: 'https://www.linkedin.com/sharing/share-offsite/?url=@u',
      icon: linkedin,
      name: 'LinkedIn',
    },
  ],
  ['mastodon', { link: 'https://@i/share?text=@t%0D%0A@u', icon: mastodon, name: 'Mastodon' }],
  ['messenger', { link: 'fb-messenger://share/?link=@u', icon: messenger, name: 'Messenger' }],
  [
    'odnoklassniki',
    {
      link: 'https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=@u&st.comments=@t',
      icon: odnoklassniki,
      name: 'Odnoklassniki',
    },
  ],
  [
    'pocket',
    {
      link: 'https://getpocket.com/save?url=@u&title=@t',
      icon: pocket,
      name: 'Pocket',
    },
  ],
  ['quora', { link: 'https://www.quora.com/share?url=@u&title=@t', icon: quora, name: 'Quora' }],
  ['reddit', { link: 'https://www.reddit.com/submit?url=@u&title=@t', icon: reddit, name: 'Reddit' }],
  [
    'skype',
    {
      link: 'https://web.skype.com/share?url=@t%0D%0A@u%0D%0A@d',
      icon: skype,
      name: 'Skype',
    },
  ],
  [
    'sms',
    {
      link: 'sms:?body=@t%0D%0A@u%0D%0A@d',
      icon: sms,
    },
  ],
  [
    'stumbleupon',
    {
      link: 'https://www.stumbleupon.com/submit?url=@u&title=@t',
      icon: stumbleupon,
      name: 'StumbleUpon',
    },
  ],
  ['telegram', { link: 'https://t.me/share/url?url=@u&text=@t%0D%0A@d', icon: telegram, name: 'Telegram' }],
  ['threads', { link: 'https://www.threads.com/intent/post?url=@u&text=@t', icon: threads, name: 'Threads' }],
  ['tumblr', { link: 'https://www.tumblr.com/share/link?url=@u&name=@t&description=@d', icon: tumblr, name: 'Tumblr' }],
  ['viber', { link: 'viber://forward?text=@t%0D%0A@u%0D%0A@d', icon: viber, name: 'Viber' }],
  [
    'vk',
    { link: 'https://vk.com/share.php?url=@u&title=@t&description=@d&image=@m&noparse=true', icon: vk, name: 'VK' },
  ],
  ['weibo', { link: 'https://service.weibo.com/share/share.php?url=@u&title=@t&pic=@m', icon: weibo, name: 'Weibo' }],
  [
    'whatsapp',
    {
      link: 'https://api.whatsapp.com/send?text=@t%0D%0A@u%0D%0A@d',
      icon: whatsapp,
      name: 'WhatsApp',
    },
  ],
  [
    'wordpress',
    { link: 'https://wordpress.com/press-this.php?u=@u&t=@t&s=@d&i=@m', icon: wordpress, name: 'WordPress' },
  ],
  ['xing', { link: 'https://www.xing.com/social/share/spi?op=share&url=@u&title=@t', icon: xing, name: 'XING' }],
  [
    'yammer',
    {
      link: 'https://www.yammer.com/messages/new?login=true&status=@t%0D%0A@u%0D%0A@d',
      icon: yammer,
      name: 'Viva Engage',
    },
  ],
]);
