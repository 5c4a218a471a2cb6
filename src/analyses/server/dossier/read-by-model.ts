/**
 * The preview of a question as a language model reads it: in time, within what its asker and all together may have of it
 * in an hour, and only where the base has as much to say on it as on what the rules have read.
 */
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Viewer } from '#kit/viewer.ts'
import { questionOf, readTyped } from '../../ask/read-question.ts'
import type { Preview } from '../../dossier/preview.ts'
import { whyTooLittle } from '../../dossier/too-little.ts'
import { understand } from '../../question/understand.ts'
import type { QuestionReader, ReadByModel } from '../model/reader.ts'
import type { ToRead } from '../model/reading-prompt.ts'
import { gather, type Gathered, type Wanted } from './gather-dossier.ts'

type Asker = { viewer: Viewer; request: FastifyRequest | undefined }
export type Reading = { reader: QuestionReader; model: string; mayRead(asker: Asker): boolean }

/** Of the two seconds of a preview, with what is needed to look once more; and what an answer needs at the least. */
const withinMs = 1500
const leastMs = 500

type Asked = Reading & Asker & { began: number }

export async function readByModel(
  pool: Pool,
  byRules: Gathered,
  wanted: Wanted,
  { reader, model, mayRead, began, ...asker }: Asked,
): Promise<{ gathered: Gathered; reader: Preview['reader'] }> {
  const toRead = asToRead(byRules, wanted.now)
  if (!reader.has(toRead) && !mayRead(asker)) return { gathered: byRules, reader: null }
  const found = await reader.read(toRead, Math.max(leastMs, withinMs - (performance.now() - began)))
  const { merged, english } = found ?? nothing
  const said = sayReader(model, found)
  if (!merged?.adds) return { gathered: byRules, reader: said }
  const typed = { ...merged.typed, ...(english !== null && { english }) }
  const understood = understand(toRead.typed, wanted.now, questionOf(typed))
  const gathered = await gather(pool, understood, { ...wanted, typed })
  return isWorse(gathered, byRules)
    ? { gathered: byRules, reader: said && { ...said, is: 'refused' } }
    : { gathered, reader: said }
}

function isWorse(gathered: Gathered, before: Gathered): boolean {
  return whyTooLittle(gathered.dossier) !== null && whyTooLittle(before.dossier) === null
}

const nothing = { merged: null, english: null }

function asToRead({ dossier: { understood, read }, labels }: Gathered, now: Date): ToRead {
  const found = read.parts.map(({ of }) => of.items.map((ref) => ({ ref, label: labels[ref] ?? '' })))
  return { typed: understood.text, rules: readTyped(understood.text, now), found, now }
}

function sayReader(model: string, found: ReadByModel | null): Preview['reader'] {
  if (!found) return { model, is: 'late', ms: 0, cost: null, differs: [] }
  const { merged, record } = found
  const is = merged === null ? 'refused' : merged.adds ? 'adds' : 'agrees'
  return { model, is, ms: record.ms, cost: record.cost, differs: merged?.differs ?? [] }
}
