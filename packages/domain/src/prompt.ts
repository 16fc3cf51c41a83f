/** Whether a prompt counts as empty: it has no character but white space. Any other prompt is kept as typed. */
export const isPromptEmpty = (prompt: string): boolean => prompt.trim() === '';
