import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '../../testing';
import { Field, GalleryError, Input, Toaster, useUi, type StoredToast, type ToastStore } from '@product/ui';
import { english as ui } from '@product/ui/english';
import { useState, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { everyMessage } from '../../testing/every-message';
import { english } from '../../i18n/create-i18n';

const messages = everyMessage();
const toasts: StoredToast[] = messages.map(({ message }, id) => ({
  ...message,
  id,
  open: true,
  duration: Infinity,
}));

/** A store that holds all toasts at once, and neither adds nor dismisses any. */
const allToasts: ToastStore = {
  toast: () => 0,
  dismiss: () => undefined,
  getToasts: () => toasts,
  subscribe: () => () => undefined,
};

type RuleText = keyof typeof ui.rules;
const ruleTexts = Object.keys(ui.rules) as RuleText[];
const WALLS = ['mine', 'community', 'any'] as const;

/** Content in the story's own language, on a page that is in English. */
function InStoryLanguage({ className, children }: { className: string; children: ReactNode }) {
  const { locale, direction } = useUi();
  return (
    <div lang={locale} dir={direction} className={className}>
      {children}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Messages() {
  const { t } = useUi();
  // The gallery errors are three alerts: only one is retried at a time.
  const [retried, setRetried] = useState<string>();
  return (
    <div lang="en" dir="ltr" className="mx-auto grid max-w-5xl gap-12 p-gutter text-ink">
      <header className="grid gap-3">
        <h1 className="text-3xl font-semibold">Messages</h1>
        <p className="max-w-prose text-lg text-pretty text-ink-muted">
          Every message of the product, as it looks on the page. New rows of the app's table of mutation
          feedback and of the forms' rules are shown here without further work.
        </p>
      </header>
      <Section title="Toasts">
        <div className="[&_[data-ui=toast-viewport]]:static [&_[data-ui=toast-viewport]]:grid [&_[data-ui=toast-viewport]]:max-w-none [&_[data-ui=toast-viewport]]:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] [&_[data-ui=toast-viewport]]:items-start [&_[data-ui=toast-viewport]]:gap-3 [&_[data-ui=toast-viewport]]:p-0">
          <Toaster store={allToasts} />
        </div>
      </Section>
      <Section title="When they are shown">
        <dl className="divide-y divide-line rounded-lg border border-line bg-surface-raised text-sm">
          {messages.map(({ when, message: { title, description } }) => (
            <div
              key={`${when} ${title} ${description}`}
              className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[1fr_2fr]"
            >
              <dt className="font-mono text-xs wrap-anywhere text-ink-muted">{when}</dt>
              <dd className="wrap-anywhere">
                <strong className="font-semibold">{title}</strong> {description}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="At a field">
        <InStoryLanguage className="grid gap-6 sm:grid-cols-2">
          {ruleTexts.map((rule) => (
            <Field key={rule} label={rule} error={t(`rules.${rule}`)}>
              <Input />
            </Field>
          ))}
        </InStoryLanguage>
      </Section>
      <Section title="Instead of a gallery">
        <InStoryLanguage className="grid gap-4 sm:grid-cols-3">
          {WALLS.map((one) => (
            <GalleryError key={one} tab={one} retrying={retried === one} onRetry={() => setRetried(one)} />
          ))}
        </InStoryLanguage>
      </Section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Messages',
  component: Messages,
  tags: ['!autodocs'],
  parameters: { ...pageParameters },
} satisfies Meta<typeof Messages>;

export default meta;

const textsOf = (part: object): string[] =>
  Object.values(part).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

/** Shows every text of the mutation feedback, and every message of the form rules. */
export const All: StoryObj<typeof meta> = {
  tags: ['req:auth.dialog-forgot'],
  name: 'Messages',
  play: async ({ canvasElement }) => {
    // The toasts' code loads with the first toast.
    await waitFor(() => expect(canvasElement.querySelector('[data-ui=toast]')).toBeVisible());
    const shownText = canvasElement.textContent;
    for (const text of textsOf(english.outcomes)) {
      for (const words of text.split(/\{\{\w+(?:, \w+)?\}\}/)) await expect(shownText).toContain(words);
    }
    await expect(shownText).not.toMatch(/\{\{|undefined/);
    for (const message of Object.values(ui.rules)) {
      await expect(
        within(canvasElement).getByText(message, { selector: '[data-ui=field-error] *' }),
      ).toBeVisible();
    }
    for (const title of [ui.gallery.errorMine, ui.gallery.errorCommunity, ui.gallery.errorAny]) {
      await expect(within(canvasElement).getByText(title)).toBeVisible();
    }
  },
};
