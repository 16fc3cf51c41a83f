/** Clears storage and cookies, so that a story does not depend on the one before it. */
export function startAfresh() {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
