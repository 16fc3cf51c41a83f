import type { BusinessModel, PackId } from '@product/domain';
import { buyTokensPath, paths } from './paths';

/** The words for the billing intervals in the URL (specification, section 2). */
export const BILLING_PARAMETERS = { month: 'monthly', year: 'yearly' } as const;

/** Where a pack leads: visitors log in first, and their pack is kept in the address. */
export const packPath = (pack: PackId, isVisitor: boolean): string =>
  isVisitor ? toAuthPath(buyTokensPath(pack)) : buyTokensPath(pack);

/** The auth screen, after which an order goes on. */
export function toAuthPath(orderPath: string): string {
  const [, query = ''] = orderPath.split('?');
  return query ? `${paths.auth}?${query}` : paths.auth;
}

/**
 * The path at which an order that an address names goes on. Only packs, plans and intervals that are sold are read from
 * it, so that it never leads elsewhere.
 */
export function orderPathOf(search: URLSearchParams, { packs, plans }: BusinessModel): string | undefined {
  const pack = packs.find(({ id }) => id === search.get('package'));
  if (pack) return buyTokensPath(pack.id);
  const plan = plans.find(({ id }) => id === search.get('plan'))?.id;
  const billing = Object.values(BILLING_PARAMETERS).find((word) => word === search.get('billing'));
  if (!plan && !billing) return undefined;
  return `${paths.subscribe}?${new URLSearchParams({ ...(plan && { plan }), ...(billing && { billing }) })}`;
}
