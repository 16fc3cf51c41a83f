/** Whether the keyboard has Apple's modifiers. */
export const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
