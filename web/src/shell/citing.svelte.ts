/** The paragraph of the rules that is being read, in the one dialog that shows them. */
class Citing {
  game = $state('');
  section = $state('');
  open = $state(false);

  show(game: string, section: string): void {
    this.game = game;
    this.section = section;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const citing = new Citing();
