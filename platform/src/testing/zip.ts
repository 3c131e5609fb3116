import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Creates an archive with these members, texts by name. */
export async function zipped(members: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(members)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream as never);
}
