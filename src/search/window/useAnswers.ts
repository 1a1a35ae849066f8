import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { groupLabel } from '../../routes/sidebar';
import { useSite } from '../../runtime/siteContext';
import { hrefOf } from '../results';
import { resultsHref } from '../resultsHref';
import { useSearchTools } from '../searchTools';
import type { SiteSearch } from '../siteSearch';
import { describeAnswer, type Told } from './AnswerNote';
import type { HeldKeys } from './heldKeys';
import { toWindowHit, type WindowHit } from './hits';

interface Answers {
  /** About the latest answer; null before the first one. */
  readonly told: Told | null;
  readonly isAsking: boolean;
  /** Never rejects. */
  ask(query: string): Promise<readonly WindowHit[]>;
}

/** Runs the queries of the window. `page`: address of the search page. `queryRef` receives the latest query. */
export function useAnswers(
  search: SiteSearch,
  page: string,
  queryRef: RefObject<string>,
  keys: HeldKeys,
): Answers {
  const { site, model } = useSite();
  const tools = useSearchTools();
  const [told, setTold] = useState<Told | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef(0);
  useEffect(() => () => void asked.current++, []);
  const ask = useCallback(
    async (query: string) => {
      const number = ++asked.current;
      const isLatest = () => number === asked.current;
      queryRef.current = query;
      setIsAsking(true);
      keys.onAsk();
      const { by, results } = await search.search(query);
      // A deploy may have removed the index of this build. The search page of the deployed build has its own.
      const all = new URL(resultsHref(page, query), location.href).href;
      if (by === 'none' && (await tools?.reloadForNewDeploy(isLatest, all))) return [];
      const hits = results.map((result) =>
        toWindowHit(result, groupLabel(model, result.path) ?? site.title, hrefOf(result, site.baseUrl)),
      );
      // DocSearch drops late answers, too.
      if (isLatest()) {
        setTold({ by, status: describeAnswer(by, hits, query) });
        setIsAsking(false);
        keys.onAnswer(query);
      }
      return hits;
    },
    [search, page, queryRef, keys, site, model, tools],
  );
  return { told, isAsking, ask };
}
