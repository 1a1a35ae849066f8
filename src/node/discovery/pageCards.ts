import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/load';
import type { Route } from '../../config/model';
import { findSection } from '../../routes/matchRoute';
import { describePage } from '../../routes/metadata';
import { findGroup } from '../../routes/sidebar';
import { ASSETS_FOLDER } from '../../shared/outputFiles';
import type { PageContent } from '../../shared/page';

/** The words on the picture that chats show beside a link. */
export interface Card {
  readonly site: string;
  /** The part of the documentation. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
}

/** Documentation with more pages gets no cards: drawing one takes 60 ms, almost as long as compiling a page. */
const MAX_CARDS = 200;

/**
 * The card of a page of the documentation, from its title and description. Undefined if the site has too many pages or
 * turns cards off, or if the page uses letters that the fonts lack.
 */
export function describeCard(
  { site, routes }: Pick<Config, 'site' | 'routes'>,
  route: Route,
  content: PageContent | undefined,
): Card | undefined {
  const { enabled, pageCards } = site.discovery;
  if (!enabled || !pageCards || route.kind !== 'doc') return undefined;
  if (routes.routes.filter(({ kind }) => kind === 'doc').length > MAX_CARDS) return undefined;
  const section = findSection(routes, route);
  const group = section && findGroup(section, route.path);
  const card = {
    site: site.title,
    section: [group?.label, section?.label].find(Boolean) ?? site.title,
    title: content?.title ?? route.label,
    description: describePage(site, route, content).description,
  };
  return canDraw(card) ? card : undefined;
}

/** The letters that the fonts of cards have. */
const HAS_FONT = /^[\u0020-\u024f\u2010-\u2027\u20ac\u2122\u2190-\u2193]*$/;

const canDraw = (card: Card) => Object.values(card).every((text: string) => HAS_FONT.test(text));

/** Part of a card's hash, because a change of that file changes the picture. */
const RENDERER = readFileSync(join(import.meta.dirname, 'card.tsx'));

/** Identifies the picture of a card. */
export const cardHash = (card: Card) =>
  createHash('sha256').update(RENDERER).update(JSON.stringify(card)).digest('hex');

/** File of a card in the output folder. */
export const cardFile = (card: Card) => `${ASSETS_FOLDER}card.${cardHash(card).slice(0, 8)}.png`;
