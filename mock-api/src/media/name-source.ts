const PACKET =
  'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
  'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType=' +
  '"http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>';

/** Writes XMP into a JPEG, after its first marker: its digital source type is that of media made by a model. */
export function nameSource(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const packet = new TextEncoder().encode(PACKET);
  const length = packet.length + 2;
  const segment = [0xff, 0xe1, length >> 8, length & 0xff, ...packet];
  const named = new Uint8Array(jpeg.length + segment.length);
  named.set(jpeg.subarray(0, 2));
  named.set(segment, 2);
  named.set(jpeg.subarray(2), 2 + segment.length);
  return named;
}
