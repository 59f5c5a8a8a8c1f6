/** Keep the screen from going dark while the page is seen; where the browser does not offer that, nothing is done. To be called where effects may be. */
export function staysAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (gone) void lock.release();
    } catch {
      // The device saves its battery.
    }
  };
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
