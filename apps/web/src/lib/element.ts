export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
}
