import { archiveName, saveFile } from '../../lib/media-files';

export interface NamedFile {
  name: string;
  input: Blob;
}

/** A ZIP archive that is made in the browser while its files arrive: no file is held in memory separately. */
export interface Archive {
  /**
   * Resolves when the archive is ready for another file.
   * @throws when the archive cannot be made
   */
  add: (file: NamedFile) => Promise<void>;
  /** Ends the archive, and saves it to the user's device. */
  save: () => Promise<void>;
  discard: () => void;
}

export function openArchive(at: Date): Archive {
  const { readable, writable } = new TransformStream<NamedFile, NamedFile>();
  const writer = writable.getWriter();
  const reader = readable.getReader();

  async function* entries() {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield { ...next.value, lastModified: at };
    }
  }
  const archive = import('client-zip').then(({ downloadZip }) => downloadZip(entries()).blob());
  archive
    // Adding further files then fails, and they can be retried.
    .catch((error: unknown) => reader.cancel(error))
    // One that was discarded cannot be cancelled.
    .catch(() => undefined);

  return {
    add: (file) => writer.write(file),
    save: async () => {
      await writer.close();
      saveFile(await archive, archiveName(at));
    },
    discard: () => void writer.abort(),
  };
}
