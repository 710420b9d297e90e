/** Copies text to the clipboard; resolves to whether this succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Undefined without https, such as on a campus network by IP address.
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copyBySelection(text);
  } catch {
    return false;
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  const focused = document.activeElement;
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  document.body.append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
