import type { ListedArticle } from './article.ts';

interface ArticleCardProps {
  article: ListedArticle;
  serviceOrigin: string;
  hasPicture: boolean;
}

/** An article: picture, kicker, title and lead, one link to all of it. */
export function ArticleCard({ article, serviceOrigin, hasPicture }: ArticleCardProps) {
  const { path, title, lead, kicker, picture } = article;
  return (
    <li className="card" part="card">
      {hasPicture && (
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
      )}
      <p className="kicker">{kicker}</p>
      <h2>
        <a href={serviceOrigin + path}>{title}</a>
      </h2>
      <p className="lead-in">{lead}</p>
    </li>
  );
}
