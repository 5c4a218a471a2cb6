/**
 * Reads what a report was written to, as the program that opens the file would: the text of a PDF, the parts of a Word
 * file.
 */
import { inflateRawSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { isMarked } from '#analyses/document/carrying.ts'
import type { ReportDocument } from '#analyses/document/document.ts'
import type { Report } from '#analyses/report/report.ts'

export async function textOf(file: Uint8Array) {
  const pdf = await getDocumentProxy(file)
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { pdf, text, pages: totalPages }
}

/** As they are printed: without spaces, and with raised and lowered figures as plain ones. */
export function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '')
}

/** As it is copied: one space between words, raised and lowered figures as plain ones. */
export function copied(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
}

/** The sentences of a report with the marks that a file puts into them: "2.9 [43]". */
export function sentencesWithMarks({ sections }: Report, { notes }: ReportDocument): string[] {
  const numbers = new Map(notes.map(({ id, number }) => [id, number]))
  return sections.flatMap(({ sentences }) =>
    sentences.map(({ text, claims }) =>
      claims
        .filter(isMarked)
        .toSorted((a, b) => b.start - a.start)
        .reduce((said, { start, text: own, evidence }) => {
          const [end, number] = [start + own.length, numbers.get(evidence)]
          return number === undefined ? said : `${said.slice(0, end)} [${number}]${said.slice(end)}`
        }, text),
    ),
  )
}

/** The XML files of a zip, by its central directory. */
export function partsOf(file: Uint8Array): Record<string, string> {
  const zip = Buffer.from(file)
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const parts: Record<string, string> = {}
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === 0x02014b50;) {
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const text = (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8')
    parts[zip.toString('utf8', at + 46, at + 46 + name)] = text
    at += 46 + name + extra + comment
  }
  return parts
}

/** Whether every element is closed where it should be, and every sign is allowed: enough to open it. */
export function whyNotXml(xml: string): string | null {
  const odd = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(xml)
  if (odd) return `holds the sign ${odd[0].codePointAt(0)}`
  const open: string[] = []
  for (const [whole, closes, name = '', , closed] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|<\?[^?]*\?>/g,
  )) {
    if (whole.startsWith('<?') || closed) continue
    if (!closes) open.push(name)
    else if (open.pop() !== name) return `closes ${name}`
  }
  const left = xml.replaceAll(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>|<\?[^?]*\?>/g, '')
  if (/[<]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(left)) return 'holds a bare sign of markup'
  return open.length > 0 ? `leaves ${open.at(-1)} open` : null
}

export function wordsIn(xml: string): string {
  return xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
