/** A story finds no trace of the one before it: no storage, no cookies. */
export function startAfresh() {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
