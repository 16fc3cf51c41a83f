export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

/**
 * The files of a ZIP archive, in the order of its list at the end.
 * @throws if a name is not marked as UTF-8, or a file is compressed
 */
export async function zipEntries(archive: Blob): Promise<ZipEntry[]> {
  const view = new DataView(await archive.arrayBuffer());
  const bytesAt = (at: number, length: number) => new Uint8Array(view.buffer, at, length);
  // The last record, which has no comment. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.16
  const end = view.byteLength - 22;
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    if ((flags & 0x800) === 0 || method !== 0) throw new Error(`flags ${flags}, method ${method}`);
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder('utf-8', { fatal: true }).decode(bytesAt(at + 46, nameLength));
    const header = view.getUint32(at + 42, true);
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return { name, bytes: bytesAt(start, size) };
  });
}
