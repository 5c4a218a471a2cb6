/** What the preview of a file of 10 MB costs: seconds of the processor, and how far the process grows while it is read. */
import { zipSync } from 'fflate'
import type { Preview } from '#series/reading/preview.ts'
import type { Refused } from '#series/reading/understood.ts'
import { openReader } from '#series/server/reader.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Up to 10 MB, in whole lines. */
function filled(head: string, lineAt: (i: number) => string): string {
  const lines = [head]
  let length = head.length
  for (let i = 0; ; i++) {
    const line = lineAt(i)
    if (length + line.length + 1 > 9_990_000 || i >= 199_000) return `${lines.join('\n')}\n`
    lines.push(line)
    length += line.length + 1
  }
}

const years = Array.from({ length: 200 }, (_, i) => 1820 + i)
const dayAt = (i: number) => new Date(Date.UTC(1480, 0, 1 + i)).toISOString().slice(0, 10)

/** Files as statistics offices have them, and the dearest that are known. */
const files: Record<string, () => Uint8Array> = {
  manyCountries: () =>
    bytesOf(
      filled(
        'Entity,Code,Year,Value,Note',
        (i) =>
          `Country ${Math.floor(i / 200)},C${Math.floor(i / 200)},${1820 + (i % 200)},${(i * 1.37).toFixed(3)},words`,
      ),
    ),
  yearsAcross: () =>
    bytesOf(
      filled(
        `Country,${years.join(',')}`,
        (i) => `Country ${i},${years.map((year) => (i * year * 1.1).toFixed(2)).join(',')}`,
      ),
    ),
  days: () => bytesOf(filled('date,value', (i) => `${dayAt(i)},${(Math.sin(i) * 1000).toFixed(2)}${' '.repeat(30)}`)),
  workbook: () => zipSync(workbook()),
}

function workbook(): Record<string, Uint8Array> {
  const rows = Array.from(
    { length: 150_000 },
    (_, i) =>
      `<row r="${i + 2}"><c r="A${i + 2}"><v>${1820 + (i % 200)}</v></c><c r="B${i + 2}"><v>${i * 1.37}</v></c><c r="C${i + 2}" t="inlineStr"><is><t>Country ${Math.floor(i / 200)}</t></is></c></row>`,
  )
  const head =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Year</t></is></c><c r="B1" t="inlineStr"><is><t>Value</t></is></c><c r="C1" t="inlineStr"><is><t>Entity</t></is></c></row>'
  return {
    'xl/workbook.xml': bytesOf('<workbook><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': bytesOf(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': bytesOf(`<worksheet><sheetData>${head}${rows.join('')}</sheetData></worksheet>`),
  }
}

export async function benchReading() {
  const found: Record<string, unknown> = {}
  for (const [name, make] of Object.entries(files)) found[name] = await measured(make()) // eslint-disable-line no-await-in-loop
  return found
}

/** In a thread of its own each, as a first preview is. */
async function measured(bytes: Uint8Array) {
  const reader = openReader()
  const about = { kind: 'level', retrieved: '2026-11-22' } as const
  const given = { retrieved: about.retrieved }
  await reader.read({ bytes: bytesOf('year,value\n2019,1\n'), given, about }, 'bench')
  const before = { cpu: process.cpuUsage(), rss: process.memoryUsage().rss }
  const peak = { rss: before.rss }
  const watch = setInterval(() => {
    peak.rss = Math.max(peak.rss, process.memoryUsage().rss)
  }, 10)
  const told = await reader.read({ bytes, given, about }, 'bench')
  clearInterval(watch)
  const { user, system } = process.cpuUsage(before.cpu)
  await reader.close()
  return {
    megabytes: Math.round(bytes.length / 1e5) / 10,
    cpuSeconds: Math.round((user + system) / 1e4) / 100,
    grownMegabytes: Math.round((peak.rss - before.rss) / 1e6),
    ...outcomeOf(told),
  }
}

function outcomeOf(told: Preview | Refused) {
  if ('refused' in told) return { refused: told.refused }
  return { rows: told.read.rows, asks: told.asks.map(({ ask }) => ask), faults: told.faultCount }
}
