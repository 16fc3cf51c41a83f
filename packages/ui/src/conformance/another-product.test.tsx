import type { BusinessModel } from '@product/domain';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import {
  ComparisonTable,
  Faq,
  Footer,
  Header,
  LanguageMenuTrigger,
  OrderSummary,
  PackGrid,
  PackPicker,
  PaymentSummary,
  PlanBenefits,
  PlanPicker,
  PurchaseBar,
  UiProvider,
  UsageCards,
  useProductLinks,
  type Pack,
  type PackPickerProps,
  type SubscriptionPlan,
} from '..';

/* A host with other products, another currency and a language that the library does not include. */
const ATELIER = { locale: 'it', currency: 'EUR', texts: { billing: { purchase: 'Acquista' } } } as const;

const MINI: Pack<'mini'> = { id: 'mini', name: 'Mini', tokens: 10, price: 3, features: ['hd', 'Adesivi'] };
const NAMELESS: Pack<'maxi'> = { id: 'maxi', tokens: 90, price: 25.5, features: [] };
const CLUB: SubscriptionPlan<'club'> = {
  id: 'club',
  name: 'Club',
  pricePerMonth: 8,
  features: ['4k', 'Una stampa al mese'],
};

/** The visible text, on one line. */
const textOf = (children: ReactNode) =>
  renderToString(<UiProvider {...ATELIER}>{children}</UiProvider>)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

const SOLD: Record<string, { piece: ReactNode; words: string[] }> = {
  PackGrid: {
    piece: <PackGrid packs={[MINI, NAMELESS]} />,
    words: ['Mini', 'HD quality', 'Adesivi', '3 €', 'maxi', '25,50 €'],
  },
  PackPicker: {
    piece: <PackPicker packs={[MINI]} value="mini" />,
    words: ['Mini', 'Adesivi', '3 €', '0,30 € per token'],
  },
  OrderSummary: {
    piece: (
      <OrderSummary onPurchase={() => undefined} pack={MINI} balance={1} terms="Fattura entro 14 giorni." />
    ),
    words: ['Mini pack', 'Fattura entro 14 giorni.', 'Acquista'],
  },
  PurchaseBar: { piece: <PurchaseBar pack={MINI} />, words: ['Mini pack', '3 €'] },
  ComparisonTable: {
    piece: <ComparisonTable packs={[MINI, NAMELESS]} cost={{ image: 2, video: 5 }} />,
    words: ['maxi', 'Adesivi', '45', '18'],
  },
  PlanPicker: {
    piece: <PlanPicker plans={[CLUB]} value="club" interval="month" />,
    words: ['Club', '8 € per month'],
  },
  PlanBenefits: {
    piece: <PlanBenefits plan={CLUB} />,
    words: ['What Club includes', '4K quality', 'Una stampa al mese'],
  },
  PaymentSummary: {
    piece: <PaymentSummary plan={CLUB} interval="month" terms="Disdici quando vuoi." />,
    words: ['Club', 'Disdici quando vuoi.'],
  },
  Faq: {
    piece: <Faq entries={[{ question: 'Spedite?', answer: 'Sì.' }, 'expiry']} />,
    words: ['Spedite?', 'Sì.', 'Do tokens expire?'],
  },
  UsageCards: {
    piece: <UsageCards uses={[{ tokens: 4, label: 'Un poster' }]} />,
    words: ['4 tokens', 'Un poster'],
  },
};

test.each(Object.entries(SOLD))('%s shows the products of the host', (_name, { piece, words }) => {
  const text = textOf(piece);
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toMatch(/billing\.|£|renews automatically|no refunds/);
});

test('the callbacks are typed with the ids of the host', () => {
  expectTypeOf<Parameters<NonNullable<PackPickerProps<'mini' | 'maxi'>['onValueChange']>>>().toEqualTypeOf<
    ['mini' | 'maxi']
  >();
});

test('prices can be formatted by the host', () => {
  const html = renderToString(
    <UiProvider format={{ price: (amount) => `${amount} Taler` }}>
      <PurchaseBar pack={MINI} />
    </UiProvider>,
  );
  expect(html).toContain('3 Taler');
});

const BLOG = [{ href: '/blog', label: 'Blog', icon: <svg id="blog-icon" /> }];

test('the shell has the logo and the links of the host', () => {
  const shell = renderToString(
    <UiProvider {...ATELIER}>
      <Header
        brand="Atelier"
        logo={<svg id="logo" />}
        homeHref="/"
        links={BLOG}
        session={{ status: 'signedOut' }}
        buyTokensHref="/buy"
        menus={<LanguageMenuTrigger language="it" variant="name" />}
      />
      <Footer
        brand="Atelier"
        columns={[{ links: [{ href: '/imprint', label: 'Impressum' }] }]}
        socialLinks={BLOG}
      />
    </UiProvider>,
  );
  for (const part of ['id="logo"', 'Blog', 'Impressum', 'blog-icon', 'Italiano'])
    expect(shell).toContain(part);
  expect(shell).not.toContain('viewBox="0 0 26 26"');
});

test('an unknown entry is shown by its key', () => {
  const entries = [{ key: 'orders', to: 'account' }] as unknown as BusinessModel['userMenu'];
  const hrefFor = vi.fn(() => '/orders');
  function Links() {
    return useProductLinks()
      .user(entries, hrefFor)
      .map(({ href, label, icon }) => (
        <a key={href} href={href}>
          {icon}
          {label}
        </a>
      ));
  }
  expect(renderToString(<Links />)).toBe('<a href="/orders">orders</a>');
});
