/** Puts a text where it can be pasted from. Pages that are not served by https have no clipboard of their own, so the old way is kept. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const active = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'quiet';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Without https there is no other way.
  const done = document.execCommand('copy');
  field.remove();
  active?.focus();
  return done;
}
