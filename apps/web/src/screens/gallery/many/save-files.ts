import { archiveName, saveFile } from '../../../lib/media-files';

export interface NamedFile {
  name: string;
  file: Blob;
}

/** Saves one file as it is, and several as one ZIP archive, which is made in the browser. */
export async function saveFiles(files: readonly NamedFile[], at: Date): Promise<void> {
  const [first] = files;
  if (first && files.length === 1) {
    saveFile(first.file, first.name);
    return;
  }
  const { downloadZip } = await import('client-zip');
  // `file.stream()` reads each file when its turn comes: at no time are all of them in memory.
  const archive = downloadZip(
    files.map(({ name, file }) => ({ name, lastModified: at, input: file.stream() })),
  );
  saveFile(await archive.blob(), archiveName(at));
}
