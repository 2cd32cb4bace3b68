// Addresses: / · /play/ID · /join/ID#SECRET · /replay/ID[/FRAME] · /record/ID[/FRAME] · /position#TEXT · /example/GAME/NAME · /puzzle/GAME/ID · /campaign/ID · /dice/ID

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get page(): string {
    return this.path.split("/")[1] ?? "";
  }

  get id(): string {
    return this.path.split("/")[2] ?? "";
  }

  /** What follows the id. */
  get place(): string {
    return this.path.split("/")[3] ?? "";
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow a link of ours without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
