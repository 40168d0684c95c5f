import type { Locale } from '../../shared/locale/locale.ts';
import type { Find } from './find.ts';

/** A find: its picture, caption and author. The list can move the focus to it. */
export function FindCard({ find, locale }: { find: Find; locale: Locale }) {
  const { picture, alt, caption, handle, postUrl } = find;
  const image = <img src={picture} alt={alt[locale]} width={800} height={800} loading="lazy" decoding="async" />;
  return (
    <li className="find" part="find" tabIndex={-1}>
      {postUrl ? <a href={postUrl}>{image}</a> : image}
      <p>
        {caption[locale]} <b translate="no">{handle}</b>
      </p>
    </li>
  );
}
