/** A browser as far as sign-ins need one: follows no redirect by itself, keeps cookies by host and path. */
export class Browser {
  readonly #cookies = new Map<string, { host: string; path: string; name: string; value: string }>();

  /** The cookies that it would send to an address, as a header. */
  cookiesFor(url: string): string {
    const { host, pathname } = new URL(url);
    return [...this.#cookies.values()]
      .filter((each) => each.host === host && pathname.startsWith(each.path))
      .map((each) => `${each.name}=${each.value}`)
      .join('; ');
  }

  /** One request with its cookies; what the answer sets is kept. */
  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = this.cookiesFor(url);
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string> | undefined), ...(cookie === '' ? {} : { cookie }) },
    });
    const { host } = new URL(url);
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
      const key = `${host} ${path} ${name}`;
      if (value === '' || attributes.some((each) => /^max-age=0$/i.test(each))) this.#cookies.delete(key);
      else this.#cookies.set(key, { host, path, name, value });
    }
    return answer;
  }

  /**
   * Follows redirects up to an address for which `until` returns true, without loading it.
   * @throws if there is none within ten steps
   */
  async follow(url: string, until: (address: URL) => boolean): Promise<URL> {
    let next = new URL(url);
    for (let step = 0; step < 10; step++) {
      if (until(next)) return next;
      const answer = await this.send(next.href);
      const location = answer.headers.get('location');
      if (!location)
        throw new Error(
          `${next.href} answered ${answer.status} and leads nowhere: ${(await answer.text()).slice(0, 300)}`,
        );
      next = new URL(location, next);
    }
    throw new Error(`Still on the way after ten steps, at ${next.href}`);
  }
}
