/** What a PDF says of itself: its title, that it is for everybody (PDF/UA-1), and when it was made. */
import PdfDocument from 'pdfkit'
import type { Drawing } from './drawing.ts'

/** The library writes these into XML as they are, and elsewhere as text. */
class XmlText extends String {
  override toString(): string {
    return this.valueOf().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  }
}

type About = { title: string; facts: string; madeAt: string }

export function emptyPdf({ title, facts, madeAt }: About): Drawing {
  return new PdfDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: xmlText(title),
      Author: 'Farsight',
      Subject: xmlText(facts),
      Creator: 'Farsight',
      CreationDate: new Date(madeAt),
    },
  })
}

const xmlText = (text: string) => new XmlText(text) as unknown as string // a string object, as the library makes them

/**
 * Said here and not by the library's own option: with that it lists the letters of each font, and leaves out those that
 * are put together of others.
 */
export function sayUniversal(doc: Drawing): void {
  const { appendXML } = doc as unknown as { appendXML(xml: string): void } // its types know it only inside
  appendXML.call(
    doc,
    `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`,
  )
}

/** The drawing that stands for a missing letter is told as the sign for one: the library tells it as the sign 0. */
export function tellMissing(doc: Drawing): void {
  const { _font: font } = doc as unknown as { _font: { unicode?: number[][] } } // of the library's inside
  if (font.unicode) font.unicode[0] = [0xfffd]
}
