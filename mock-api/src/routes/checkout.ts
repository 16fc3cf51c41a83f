import { endpoints } from '@product/api-client';
import { checkoutUrl, openOrder } from '../checkout/orders';
import { memberRoute } from '../route';

export const checkoutRoutes = [
  memberRoute(endpoints.checkOutTokens, ({ world, account, body, origin }) => ({
    url: checkoutUrl(origin, openOrder(world, account, body)),
  })),

  memberRoute(endpoints.checkOutSubscription, ({ world, account, body, origin }) => ({
    url: checkoutUrl(origin, openOrder(world, account, body)),
  })),
];
