import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
const [pictureFile, fileFile, sizeFile, seedsFile, recipesFile, out] = process.argv.slice(2);
const p: any = await import(pictureFile!);
const f: any = await import(fileFile!);
const paintPicture = p.paintPicture ?? p.renderPicture;
const paintFile = f.paintFile ?? f.renderFile;
const { seedPictures } = await import(seedsFile!);
const { styleTiles, landingPictures } = await import(recipesFile!);
const all = [...seedPictures, ...styleTiles, ...landingPictures];
const lines: string[] = [];
const h = (b: Uint8Array) => createHash('sha256').update(b).digest('hex').slice(0, 20);
const t0 = Date.now();
// every recipe in 5 ratios x 2 seeds, raw pixels, small
for (const { prompt, style } of all) {
  for (const [w, hh] of [[160, 90], [90, 120]]) {
    for (const suffix of ['']) {
      const s = paintPicture({ prompt: prompt + suffix, style }, { width: w, height: hh });
      lines.push(`${style}|${prompt}${suffix}|${w}x${hh} ${h(new Uint8Array(s.getContext('2d').getImageData(0, 0, w, hh).data.buffer))}`);
    }
  }
}
console.error('raw', Date.now() - t0);
// unspecific prompts choose random scenes and palettes
for (const style of ['realistic', 'anime', 'cyberpunk', 'fantasy', 'sketch', '3d', 'vaporwave', 'cartoon'])
  for (let i = 0; i < 12; i++) {
    const s = paintPicture({ prompt: `${i} zzz`, style }, { width: 96 + (i % 3) * 32, height: 96 + ((i >> 1) % 3) * 32 });
    lines.push(`${style}|${i} ${h(new Uint8Array(s.getContext('2d').getImageData(0, 0, s.width, s.height).data.buffer))}`);
  }
console.error('random', Date.now() - t0);
for (const { prompt, style, aspectRatio } of all)
  lines.push(`jpeg|${style}|${prompt} ${h(await paintFile({ prompt, style, aspectRatio, quality: 'standard', mediaType: 'image' }))}`);
for (const { prompt, style, aspectRatio } of styleTiles)
  for (const q of ['hd']) lines.push(`jpeg ${q}|${style}|${prompt} ${h(await paintFile({ prompt, style, aspectRatio, quality: q, mediaType: 'image' }))}`);
for (const { prompt, style } of all.slice(0, 2))
  for (const aspectRatio of ['1:1', '16:9', '9:16', '4:3', '3:4'])
    lines.push(`mp4 ${aspectRatio}|${style}|${prompt} ${h(await paintFile({ prompt, style, aspectRatio, quality: 'hd', mediaType: 'video' }))}`);
console.error('all', Date.now() - t0);
writeFileSync(out!, lines.join('\n') + '\n');
console.log(lines.length, h(Buffer.from(lines.join('\n'))));
