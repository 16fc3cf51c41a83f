const OWN_WORKERS = /^(mockServiceWorker|assets\/[\w.-]*worker[\w.-]*)\.js$/;

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * Creates the only Trusted Types policy, and only in builds with the mock: it allows this build's own workers, by their
 * exact paths. It has no rule that turns text into HTML or a script.
 */
export function trustOwnWorkers(basePath: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname, href } = new URL(address, location.href);
      const isInScope = origin === location.origin && pathname.startsWith(basePath);
      return isInScope && OWN_WORKERS.test(pathname.slice(basePath.length)) ? href : null;
    },
  });
}
