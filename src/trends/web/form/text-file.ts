/** What stands in a file that somebody chose, where it is text that a series can be read from. */

/** 2,000 observations take a hundredth of it. */
const mostBytes = 2_000_000

export type Read = { text: string } | { fault: string }

/** Spreadsheets save text as UTF-8 or, under the name of Unicode, as UTF-16 with its mark in front. */
export async function readTextFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<Read> {
  if (file.size > mostBytes) return { fault: 'This file is larger than 2 MB. Leave only the two columns in it.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) return { fault: 'This file is no text. In the spreadsheet, save the sheet as CSV.' }
  return text.trim() === '' ? { fault: 'This file is empty.' } : { text }
}
