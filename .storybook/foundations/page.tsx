import type { ReactNode } from 'react';

export function Page({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    // Always English, whatever the toolbar's language.
    <div lang="en" dir="ltr" className="mx-auto grid max-w-5xl gap-12 p-gutter text-ink">
      <header className="grid gap-3">
        <h1 className="text-3xl font-semibold">{title}</h1>
        <p className="max-w-prose text-lg text-pretty text-ink-muted">{intro}</p>
      </header>
      {children}
    </div>
  );
}

export function PageSection({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      {note && <p className="max-w-prose text-sm text-pretty text-ink-muted">{note}</p>}
      {children}
    </section>
  );
}
