/** The payment processor's card library: a script of another origin, loaded when a checkout needs it. */

/** Loads a script once; rejects on failure. */
function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${address} could not be loaded.`));
    });
    document.head.append(script);
  });
}

/** Loads the library; retries once after a failure (PAY-20). */
export const loadCardLibrary = (address: string): Promise<void> => load(address).catch(() => load(address));
