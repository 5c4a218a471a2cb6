/** What a report's file is called, in letters that every system takes: 'farsight-57-will-the-world-emit-less.pdf'. */
import type { ReportFormat } from '../addresses.ts'

const longest = 60

export function fileNameOf(id: string, title: string, format: ReportFormat): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const short = plain.length > longest ? plain.slice(0, plain.lastIndexOf('-', longest) + 1 || longest) : plain
  return `${['farsight', id, short.replace(/-$/, '')].filter(Boolean).join('-')}.${format}`
}
