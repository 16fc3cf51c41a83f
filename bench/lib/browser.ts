import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { freePort, waitUntilUp } from '@tooling/gate/ports.mjs';

/** Starts a separate Chromium with a profile of its own, for Lighthouse only. It trusts the servers' own certificates. */
export async function openBrowser() {
  const port = await freePort(9222);
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const { executablePath = chromium.executablePath(), args } = chromiumLaunchOptions();
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own: Debian's command is a script, whose browser would outlive it.
    { stdio: 'ignore', detached: true },
  );
  await waitUntilUp(`http://localhost:${port}/json/version`);
  return {
    port,
    close() {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      if (child.pid) process.kill(-child.pid);
    },
  };
}
