import { type Contract, commonAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  gapPropertyDocs,
  omitDocs,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-video-block>`. */
export const videoBlock = {
  tag: 'vitrine-video-block',
  attributes: {
    ...commonAttributes,
    src: { type: 'string', default: '' },
    allowfullscreen: { type: 'boolean' },
    width: { type: 'number', default: 0, min: 1, max: 10_000 },
    height: { type: 'number', default: 0, min: 1, max: 10_000 },
    frameborder: { type: 'string', default: '0' },
    heading: { type: 'string', default: '' },
    text: { type: 'string', default: '' },
    poster: { type: 'address', default: '' },
    'other-src': { type: 'string', default: '' },
    'captions-en': { type: 'address', default: '' },
    'captions-fr': { type: 'address', default: '' },
  },
} as const satisfies Contract;

/** Events that `<vitrine-video-block>` dispatches. */
export type VideoBlockEvent = 'vitrine-video-started';

/** Documentation of `<vitrine-video-block>`; its README and the manifests are generated from it. */
export const videoBlockDocs: ContractDocs<typeof videoBlock, VideoBlockEvent> = {
  summary: {
    en: 'A video with a heading and text: one of YouTube or Vimeo, or a file of your own with captions. Nothing loads from the video’s host before the visitor starts it. Without JavaScript, the picture links to the video, and a file plays. A content security policy must allow `frame-src https://www.youtube-nocookie.com https://player.vimeo.com` or, for a file, its host in `media-src`.',
    fr: 'Une vidéo avec un titre et un texte, de YouTube, de Vimeo ou d’un fichier à vous, avec des sous-titres. Rien n’est chargé de l’hébergeur de la vidéo avant que la personne la lance. Sans JavaScript, l’image est un lien vers la vidéo, et un fichier se lit quand même. Une politique de sécurité du contenu doit permettre `frame-src https://www.youtube-nocookie.com https://player.vimeo.com` ou, pour un fichier, son hôte dans `media-src`.',
  },
  example: { attributes: 'src="https://vimeo.com/76979871" heading="La montagne"' },
  attributes: {
    ...commonAttributeDocs,
    src: {
      en: 'URL of the video’s page or player: YouTube (always played from youtube-nocookie.com) or Vimeo (always with `dnt`); or the URL of an MP4 or WebM file, which the browser plays itself. For any other URL, the element shows its children or a plain link.',
      fr: 'Adresse de la vidéo, celle de sa page ou de son lecteur : YouTube (toujours lue à partir de youtube-nocookie.com) ou Vimeo (toujours avec `dnt`); ou l’adresse d’un fichier MP4 ou WebM, que le navigateur lit lui-même. Pour toute autre adresse, l’élément affiche son contenu ou un simple lien.',
    },
    allowfullscreen: { en: 'Allows full screen.', fr: 'Permet le plein écran.' },
    width: {
      en: 'Width of the picture. Together with `height` it sets the aspect ratio, 16:9 by default. The block fills its container’s width.',
      fr: 'Largeur de l’image. Avec `height`, elle règle les proportions, 16:9 par défaut. Le bloc prend la largeur de son emplacement.',
    },
    height: { en: 'Height of the picture.', fr: 'Hauteur de l’image.' },
    frameborder: {
      en: 'Accepted from older embed code; the frame never has a border.',
      fr: 'Accepté pour les anciens codes d’intégration; le cadre est toujours sans bordure.',
    },
    heading: {
      en: 'Heading above the video, and its accessible name.',
      fr: 'Titre au-dessus de la vidéo, et son nom accessible.',
    },
    text: { en: 'Text below the heading.', fr: 'Texte sous le titre.' },
    poster: {
      en: 'URL of a picture to show until the video starts. A picture on the video’s host is rejected: it would send a request to the host before the visitor starts the video.',
      fr: 'Adresse d’une image affichée jusqu’au début de la vidéo. Une image de l’hébergeur de la vidéo est refusée : elle l’appellerait avant que la personne lance la vidéo.',
    },
    'other-src': {
      en: 'URL of the same video as a file of the other format, for browsers that cannot play `src`.',
      fr: 'Adresse de la même vidéo dans l’autre format, pour les navigateurs qui ne lisent pas `src`.',
    },
    'captions-en': {
      en: 'URL of the file’s English captions, as WebVTT, on your page’s origin.',
      fr: 'Adresse des sous-titres anglais du fichier, en WebVTT, sur l’origine de votre page.',
    },
    'captions-fr': {
      en: 'URL of the file’s French captions, as WebVTT, on your page’s origin.',
      fr: 'Adresse des sous-titres français du fichier, en WebVTT, sur l’origine de votre page.',
    },
  },
  events: {
    'vitrine-video-started': {
      en: 'The visitor started the video; cancel the event to keep the player from loading, or a file from playing.',
      fr: 'La personne a lancé la vidéo; annulez l’événement pour que le lecteur ne se charge pas ou que le fichier ne joue pas.',
      detail: "{ host: 'youtube' | 'vimeo' | 'file' }",
    },
  },
  parts: {
    heading: { en: 'The heading.', fr: 'Le titre.' },
    text: { en: 'The text below the heading.', fr: 'Le texte sous le titre.' },
    stage: { en: 'The container for the picture and the player.', fr: 'Le cadre de l’image et du lecteur.' },
    poster: { en: 'The picture.', fr: 'L’image.' },
    play: { en: 'The control that starts the video.', fr: 'La commande qui lance la vidéo.' },
    player: {
      en: 'The player: the host’s frame, or the video.',
      fr: 'Le lecteur : le cadre de l’hébergeur, ou la vidéo.',
    },
    notice: { en: 'The notice about the player, with its link.', fr: 'L’avis au sujet du lecteur, avec son lien.' },
  },
  properties: omitDocs({ ...brandPropertyDocs, ...gapPropertyDocs }, '--vitrine-line', '--vitrine-error'),
};
