/** What the application does with the browser's page as a whole; an object, so that tests can stand in for it. */
export const page = {
  /** Loads the page anew; `without` names a part of the query that the new address does not have. */
  reload: (without: string): void => {
    const url = new URL(window.location.href);
    url.searchParams.delete(without);
    window.history.replaceState(window.history.state, '', url);
    window.location.reload();
  },
  /** Leaves the application for another address, in place of this one in the history. */
  leave: (address: string): void => window.location.replace(address),
  /** Opens an address in a new tab that cannot reach this one. */
  openTab: (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer'),
};
