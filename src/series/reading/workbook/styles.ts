/** What the formats of a workbook's cells make of their numbers: dates, per cent, or nothing. */
import { attributeOf, elements } from './xml.ts'

export type NumberFormat = 'date' | 'percent' | 'plain' | 'general'

/** By the place of a cell's style. */
export function formatsIn(styles: string): NumberFormat[] {
  const own = new Map<string, string>()
  for (const { attributes } of elements(styles, 'numFmt'))
    own.set(attributeOf(attributes, 'numFmtId') ?? '', attributeOf(attributes, 'formatCode') ?? '')
  const [cells] = elements(styles, 'cellXfs')
  return [...elements(cells?.inner ?? '', 'xf')].map(({ attributes }) => {
    const id = attributeOf(attributes, 'numFmtId') ?? '0'
    return formatOf(Number(id), own.get(id))
  })
}

/** The numbers below 50 are those of ECMA-376, 18.8.30. */
function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return formatOfCode(code)
  return usual.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'plain'
}

const usual: readonly [from: number, to: number, NumberFormat][] = [
  [0, 0, 'general'],
  [9, 10, 'percent'],
  [14, 17, 'date'],
  [22, 22, 'date'],
  [27, 36, 'date'],
  [49, 49, 'general'],
  [50, 58, 'date'],
]

function formatOfCode(code: string): NumberFormat {
  const [first = ''] = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').split(';')
  if (/[ymd]/i.test(first) && !/general/i.test(first)) return 'date'
  if (first.includes('%')) return 'percent'
  return /general|^@$/i.test(first) ? 'general' : 'plain'
}
