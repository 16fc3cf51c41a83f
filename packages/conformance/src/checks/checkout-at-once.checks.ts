import { endpoints } from '@product/api-client';
import { sendAtOnce } from '../at-once';
import { rules, test } from '../check';
import { expectSchema } from '../expectations';
import { isRecord } from '../json';
import { Failure } from '../verdicts';

export const checkoutAtOnceChecks = rules('side-by-side', [
  test('checkout.buyTokens.side-by-side: Orders of two users side by side open a checkout each, and none is shared.', async (context) => {
    const orders = [context.first(), context.second()].flatMap(({ browser }) =>
      context.packs
        .slice(0, 2)
        .map(({ id: packageId }) =>
          browser.call(endpoints.checkOutTokens, { body: { packageId }, once: true }),
        ),
    );
    const answers = (await sendAtOnce(orders)).map((answer) => expectSchema('Checkout', answer));
    const urls = new Set(answers.map((answer) => isRecord(answer) && answer['url']));
    if (urls.size < orders.length)
      throw new Failure(`${orders.length} addresses`, `${urls.size}: orders of several share one`);
  }),
]);
