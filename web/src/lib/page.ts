/** Operations on the browser's page; an object, so that tests can replace it. */
export const page = {
  /** Reloads the page; `without` is a query parameter to remove. */
  reload: (without: string): void => {
    const url = new URL(window.location.href);
    url.searchParams.delete(without);
    window.history.replaceState(window.history.state, '', url);
    window.location.reload();
  },
  /** Leaves the application for another URL, replacing the history entry. */
  leave: (address: string): void => window.location.replace(address),
  /** Opens a URL in a new tab without access to this one. */
  openTab: (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer'),
};
