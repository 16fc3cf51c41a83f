import type { ReactNode } from 'react';

/** A page of the house's own papers: what it is about, then its sections. */
export function Page({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    // English, whatever the stories around it speak.
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
