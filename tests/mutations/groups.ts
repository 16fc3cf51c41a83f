export interface Group {
  /** Files whose mutants the unit tests must kill. */
  mutate: readonly string[];
  /** Those unit tests. */
  tests: readonly string[];
  /** The least score, in percent. */
  threshold: number;
}

const TESTS = '*.test.{ts,tsx}';

export const GROUPS: Record<string, Group> = {
  'api-client': {
    mutate: [
      'packages/api-client/src/{client,cookies,endpoint,errors,fetch-with-cookies,schema}.ts',
      'packages/api-client/src/safe-{checkout,media}-url.ts',
      'packages/api-client/src/session/{session,session.schema,user.schema}.ts',
    ],
    tests: [
      // Not those of the OpenAPI document beside them: they generate types, and take seconds.
      'packages/api-client/src/{client,cookies,endpoint,errors,every-call,fetch-with-cookies,payloads,safe-*,schema}.test.ts',
      `packages/api-client/src/session/${TESTS}`,
      `packages/conformance/src/fuzz/${TESTS}`,
    ],
    threshold: 85,
  },
  rules: {
    mutate: [
      'packages/domain/src/!(*.test|progress|index).ts',
      'packages/domain/src/business-models/!(*.test).ts',
      'packages/studio/src/gallery/{fold-text,gallery-filter,selection}.ts',
    ],
    tests: [
      `packages/domain/src/**/${TESTS}`,
      `packages/studio/src/gallery/${TESTS}`,
      '.storybook/requirements/figures.test.ts',
    ],
    threshold: 75,
  },
  progress: {
    mutate: [
      'packages/domain/src/progress.ts',
      'packages/studio/src/generation/{generation-phase,generation-store,progress-curves}.ts',
    ],
    tests: ['packages/domain/src/progress.*test.ts', `packages/studio/src/generation/${TESTS}`],
    threshold: 75,
  },
  feedback: {
    mutate: [
      'apps/web/src/core/feedback/{failure-text,format-message,mutation-feedback,mutation-toasts,notifications,report-failed-call}.ts',
      'packages/studio/src/generation/server-message.ts',
      'packages/ui/src/pieces/feedback/toaster/toast-store.ts',
    ],
    tests: [
      // Not the fault matrix beside it, which sends some hundred calls.
      'apps/web/src/core/feedback/{mutation-feedback,notifications,report-failed-call}.test.ts',
      'packages/studio/src/generation/server-message.test.ts',
      'packages/ui/src/pieces/feedback/toaster/toast-store.test.ts',
    ],
    threshold: 75,
  },
};
