import { cardSizes } from '../../shared/brand/card-sizes.ts';
import type { ListedArticle } from './article.ts';

interface ArticleCardProps {
  article: ListedArticle;
  serviceOrigin: string;
  hasPicture: boolean;
}

/** Adds the origin to each address of a `srcset`: `/a.avif 480w, /b.avif 800w`. */
function addOrigin(set: string, origin: string): string {
  return set.replace(/(^|, )\//g, `$1${origin}/`);
}

/** An article card: picture, kicker, title and lead. One link covers the whole card. */
export function ArticleCard({ article, serviceOrigin, hasPicture }: ArticleCardProps) {
  const { path, title, lead, kicker, picture } = article;
  return (
    <li className="card" part="card">
      {hasPicture && (
        <picture>
          {Object.entries(picture.sets ?? {}).map(([format, set]) => (
            <source key={format} type={`image/${format}`} srcSet={addOrigin(set, serviceOrigin)} sizes={cardSizes} />
          ))}
          <img
            src={serviceOrigin + picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        </picture>
      )}
      <p className="kicker">{kicker}</p>
      <h2>
        <a href={serviceOrigin + path}>{title}</a>
      </h2>
      <p className="lead-in">{lead}</p>
    </li>
  );
}
