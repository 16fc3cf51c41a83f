// The root install does not contain `lighthouse`, so the part in use is declared here.
declare module 'lighthouse' {
  interface Audit {
    score: number | null;
    numericValue?: number;
    details?: { items?: unknown[] };
  }
  interface Result {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
  }
  export const desktopConfig: object;
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error'; throttling?: Record<string, number> },
    config?: object,
  ): Promise<{ lhr: Result } | undefined>;
}
