// Which sheet lies over the table: the help, the cards and pieces to be read, the charts, or the account.

export type SheetName = "help" | "reader" | "charts" | "account";

class Sheets {
  shown = $state<SheetName | null>(null);
  /** What the sheet begins with: a pile, or the target of a card. */
  at = $state("");

  open(name: SheetName, at = ""): void {
    this.at = at;
    this.shown = name;
  }

  /** A dialog tells late that it was closed, and by its name: another one may be open by then. */
  close(name: SheetName | null = this.shown): void {
    if (name === this.shown) this.shown = null;
  }
}

export const sheets = new Sheets();
