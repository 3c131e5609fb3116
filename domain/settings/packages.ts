/**
 * Loads a package that is installed only where a setting asks for it (scripts/install.mjs).
 * @param setting name of the setting, for the error
 * @throws Error that names the setting and how to install the package, when it isn't installed
 */
export async function packageFor<T>(setting: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error) || (error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const [, name = 'a package'] = /package '([^']+)'/.exec(error.message) ?? [];
    throw new Error(
      `${setting} is set, but ${name} isn't installed. Start the hub with "npm start", which installs it, or run "npm install --no-save --omit=dev $(node scripts/install.mjs)".`,
      { cause: error },
    );
  }
}
