/** One PDF with the pages of these, in order. Few requests need the library, so that it is loaded here. */
export async function joinPdfs(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const joined = await PDFDocument.create({ updateMetadata: false });
  for (const pdf of pdfs) {
    const one = await PDFDocument.load(pdf);
    for (const page of await joined.copyPages(one, one.getPageIndices())) joined.addPage(page);
  }
  return joined.save({ useObjectStreams: false });
}
