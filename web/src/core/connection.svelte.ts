/** Whether the server answers. The shell shows a message, not a broken page, while it does not. */
class Connection {
  away = $state(false);
  since = $state(0);

  lost(): void {
    if (!this.away) this.since = Date.now();
    this.away = true;
  }

  found(): void {
    this.away = false;
  }
}

export const connection = new Connection();
