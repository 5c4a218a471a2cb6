/**
 * Reads the texts of the site itself: an operator's own where there is one, else those that come with the program. Once
 * at the start, so that a text that cannot be read is found there, and that everybody who reads it reads the same.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sayKept } from '#kit/backup/retention.ts'
import { escapeMarkdown } from '#kit/escape-markdown.ts'
import { parseProse } from '#items/server/text/markdown.ts'
import type { Prose } from '#items/prose.ts'
import { type Blank, blanks, type DocumentName, documentNames } from '../documents.ts'

export type LegalSettings = { folder: string | undefined; operator: Partial<Record<Blank, string>> }

export type LegalText = {
  name: DocumentName
  text: Prose[]
  version: string
  since: string | null
  missing: Blank[]
}
export type LegalTexts = Record<DocumentName, LegalText>

const ownFolder = 'legal'

/** `hasBackups`: whether backups are made, which says how long people who are gone remain in them. */
export async function readTexts(
  { folder, operator }: LegalSettings,
  productName: string,
  hasBackups = false,
): Promise<LegalTexts> {
  if (folder !== undefined && !(await stat(folder).catch(() => null))?.isDirectory())
    throw new Error(`LEGAL_FOLDER: there is no folder ${folder}.`)
  const values = { ...operator, PRODUCT_NAME: productName, BACKUPS_KEPT: sayKept(hasBackups) }
  const read = async (name: DocumentName) => {
    const written = (folder && (await readOwn(folder, name))) || (await readFile(fileOf(ownFolder, name), 'utf8'))
    return [name, fill(name, written, values)] as const
  }
  // Every name has its text, so the entries make the whole record.
  return Object.fromEntries(await Promise.all(documentNames.map(read))) as LegalTexts
}

/** An operator need not replace all of them. What is there and cannot be read ends the start. */
async function readOwn(folder: string, name: DocumentName): Promise<string | null> {
  return readFile(fileOf(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

const fileOf = (folder: string, name: DocumentName) => join(folder, `${name}.md`)

type Values = Partial<Record<Blank | 'PRODUCT_NAME' | 'BACKUPS_KEPT', string>>

/** The first line may say since when the text is in force: `Since: 2026-11-22`. `{{OPERATOR_NAME}}` is a blank. */
export function fill(name: DocumentName, written: string, values: Values): LegalText {
  const [, since = null] = /^Since: (\d{4}-\d{2}-\d{2})\r?\n/.exec(written) ?? []
  const missing = new Set<Blank>()
  const filled = written.replace(/^Since: .*\r?\n/, '').replaceAll(/\{\{([A-Z_]+)\}\}/g, (whole, blank: string) => {
    const value = values[blank as keyof Values] // another name has none, and stays as it was written
    // A name is no markup: `_Ada_ Ltd.` keeps its lines.
    if (value !== undefined) return escapeMarkdown(value)
    if (!isBlank(blank)) return whole
    missing.add(blank)
    return `[not filled in: ${blanks[blank]}]`
  })
  return { name, text: parseProse(filled), version: digest(filled), since, missing: [...missing] }
}

function isBlank(name: string): name is Blank {
  return Object.hasOwn(blanks, name)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
