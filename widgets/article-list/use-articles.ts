import { useEffect, useState } from 'react';
import { fetchJson } from '../shared/http/fetch-json.ts';
import type { Locale } from '../shared/locale/locale.ts';
import { type ListedArticle, readArticleList } from './article.ts';

/** The articles in a language, once they have come; `retry` asks again for those that did not. */
export function useArticles(serviceOrigin: string, locale: Locale, onFailed: () => void) {
  const [articles, setArticles] = useState<readonly ListedArticle[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const address = `${serviceOrigin}/articles/${locale}.json`;
    fetchJson(address, { credentials: 'omit' }).then((answer) => {
      if (!isCurrent) return;
      const list = answer.ok && answer.httpStatus === 200 ? readArticleList(answer.body) : undefined;
      if (list) setArticles(list);
      else {
        console.error('articles:', address, answer.ok ? answer.httpStatus : answer.cause);
        onFailed();
      }
      setFailed(!list);
    });
    return () => {
      isCurrent = false;
    };
  }, [serviceOrigin, locale, attempt]);

  return { articles, hasFailed, retry: () => setAttempt(attempt + 1) };
}
