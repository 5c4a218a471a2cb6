/**
 * Reports on many questions, through all that an order goes through: read, gathered, written and checked against the
 * base. Made without a language model.
 */
import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { checkReport } from '#analyses/checking/check-report.ts'
import { gatherDossier } from '#analyses/server/dossier/gather-dossier.ts'
import { createResolver } from '#analyses/server/checking/recompute.ts'
import { whyTooLittle } from '#analyses/dossier/too-little.ts'
import { understand } from '#analyses/question/understand.ts'
import { writeReport } from '#analyses/writing/write-report.ts'
import { fillWithCopies } from './search.ts'
import { benchWorld, quantile, rounded } from './world.ts'

type Options = { questions?: string | undefined; items?: string | undefined; only?: string | undefined }

export async function benchAnalyses({ questions = 'bench/questions.txt', items, only }: Options) {
  const asked = (await readFile(questions, 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const { database, close } = await benchWorld()
  try {
    if (items) await fillWithCopies(database.pool, Number(items)).then(() => keepVersions(database.pool))
    const made = []
    for (const question of asked) made.push(await makeOne(database.pool, question))
    if (only) process.stderr.write(`${made.map(({ line }) => line).join('\n')}\n`)
    return summaryOf(made)
  } finally {
    await close()
  }
}

/** Copies are written past the door at which versions are kept, and a report is checked against versions. */
async function keepVersions(pool: Pool): Promise<void> {
  await pool.query(`
    insert into item_version (item_id, version, at, author, data, is_public)
    select id, version, updated_at, author, jsonb_build_object('title', title, 'label', label, 'summary', summary, 'body', body, 'category', category,
      'tags', tags, 'horizon', jsonb_build_object('from', horizon_from, 'to', horizon_to), 'links', '[]'::jsonb, 'details', details), true
    from item where not exists (select from item_version where item_id = item.id)`)
}

type Made = { line: string; seconds: number; sentences: number; kinds: string[]; isEmpty: boolean; sections: string[] }

async function makeOne(pool: Pool, question: string): Promise<Made> {
  const began = performance.now()
  const now = new Date()
  const dossier = await gatherDossier(pool, understand(question, now), {
    kind: 'full',
    trend: null,
    accountId: 'bench',
    now,
  })
  const reason = whyTooLittle(dossier)
  if (reason !== null)
    return {
      line: `${question} | EMPTY: ${reason}`,
      seconds: secondsSince(began),
      sentences: 0,
      kinds: [],
      isEmpty: true,
      sections: [],
    }
  const report = writeReport(dossier)
  const faults = await checkReport(report, createResolver(pool, 'bench', dossier))
  const seconds = secondsSince(began)
  for (const fault of faults) process.stderr.write(`${question}: ${fault.kind} in ${fault.where}: ${fault.why}\n`)
  return {
    line: `${question} | ${report.answer ? `${report.answer.figure} ${report.answer.says}` : 'no figure'}`,
    seconds,
    sentences: report.sections.reduce((sum, section) => sum + section.sentences.length, 0),
    kinds: faults.map(({ kind }) => kind),
    isEmpty: false,
    sections: report.sections.map(({ name }) => name),
  }
}

/**
 * A sentence without a claim is unclaimed; whatever else the checker finds is a value that is not as its source says.
 */
function summaryOf(made: Made[]) {
  const seconds = made.filter(({ isEmpty }) => !isEmpty).map((one) => one.seconds)
  const kinds = made.flatMap((one) => one.kinds)
  return {
    reports: seconds.length,
    sentences: made.reduce((sum, one) => sum + one.sentences, 0),
    unclaimed: kinds.filter((kind) => kind === 'unclaimed').length,
    wrongNumbers: kinds.filter((kind) => kind !== 'unclaimed').length,
    empty: made.filter(({ isEmpty }) => isEmpty).length,
    secondsP50: rounded(quantile(seconds, 0.5), 3),
    secondsP95: rounded(quantile(seconds, 0.95), 3),
  }
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
