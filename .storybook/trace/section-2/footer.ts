import { story, testsOf, type Topic } from '../statement';

const readings = testsOf('packages/domain/src/readings/readings.test.ts');

export const footer: Topic = {
  title: 'Footer',
  statements: [
    {
      id: '2.footer-legal',
      says: 'Legal links: privacy, terms, cookies, gdpr, copyright, acceptable use.',
      proofs: [
        readings('the current footer is one row of legal links without a title', "'acceptableUse'"),
        story('pieces-shell-footer--default', '#/privacy'),
      ],
    },
    {
      id: '2.footer-contact',
      says: 'A contact e-mail {email}.',
      note: 'Configuration.',
      proofs: [story('pieces-shell-footer--default', 'mailto:hello@example.com')],
    },
    {
      id: '2.footer-social',
      says: 'Social links.',
      note: 'Configuration; they open with noopener,noreferrer.',
      proofs: [story('pieces-shell-footer--default', 'noopener noreferrer')],
    },
    {
      id: '2.footer-language',
      says: 'A language selector.',
      proofs: [story('pieces-shell-footer--language-chosen', "toHaveBeenCalledWith('de')")],
    },
    {
      id: '2.footer-copyright',
      says: 'The year of the copyright.',
      proofs: [story('pieces-shell-footer--default', '© 2026 Easel')],
    },
    {
      id: '2.footer-product',
      says: 'Earlier footer, column Product: Features, Pricing, Gallery, API.',
      proofs: [
        readings(
          'the earlier footer has the columns Product, Company and Legal',
          "'features', 'pricing', 'gallery', 'api'",
        ),
        story('pieces-shell-footer--columns', "'Product', 'Company', 'Legal'"),
      ],
    },
    {
      id: '2.footer-company',
      says: 'Earlier footer, column Company: About, Blog, Careers, Contact.',
      proofs: [
        readings(
          'the earlier footer has the columns Product, Company and Legal',
          "'about', 'blog', 'careers', 'contact'",
        ),
      ],
    },
    {
      id: '2.footer-legal-earlier',
      says: 'Earlier footer, column Legal: Terms of Service, Privacy Policy, Cookie Policy, GDPR Compliance.',
      proofs: [
        readings(
          'the earlier footer has the columns Product, Company and Legal',
          "'termsOfService', 'privacyPolicy', 'cookiePolicy', 'gdprCompliance'",
        ),
      ],
    },
  ],
};
