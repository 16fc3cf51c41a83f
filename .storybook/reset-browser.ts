import { clearUserData } from '@product/web/testing';

/** Clears storage, cookies and what the app keeps in memory, so that a story does not depend on the one before it. */
export function resetBrowser() {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
  clearUserData();
}
