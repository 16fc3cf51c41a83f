const OWN_WORKERS = /^(mockServiceWorker|assets\/[\w.-]*worker[\w.-]*)\.js$/;

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * The one Trusted Types policy, and only where the mock is: it lets this build's own workers start, by their exact
 * places. There is nothing in it that would let text become HTML or a script.
 */
export function trustOwnWorkers(basePath: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname, href } = new URL(address, location.href);
      const isHere = origin === location.origin && pathname.startsWith(basePath);
      return isHere && OWN_WORKERS.test(pathname.slice(basePath.length)) ? href : null;
    },
  });
}
