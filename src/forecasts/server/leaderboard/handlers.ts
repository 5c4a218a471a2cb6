/** Answers the calls about those who chose to be shown as forecasters. */
import type { QueryExecutorProvider } from 'kysely'
import type { Category } from '#items/category-titles.ts'
import { csvOf } from '#kit/chart/csv.ts'
import { dayOf } from '#kit/dates.ts'
import { rounded } from '#kit/numbers.ts'
import { Refusal } from '#kit/refusal.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import type { leaderboardContract } from '../../leaderboard/contract.ts'
import { leaderboardOf, type LeaderboardRow } from '../../leaderboard/leaderboard.ts'
import { daysOfSeason, seasonOf } from '../../leaderboard/season.ts'
import { voiceNamed } from '../../sorts/voices.ts'
import { namedRecordOf, recordFile } from '../record/handlers.ts'
import { listPublicScores, listVoiceScores } from '../record/record-store.ts'
import { findSeasons, listContenders } from './leaderboard-store.ts'

/** A page that names more is not kept by what it names. */
const mostTold = 30

export function leaderboardHandlers(db: QueryExecutorProvider): Handlers<typeof leaderboardContract> {
  const rowsFor = async (season: string, category: Category | null) =>
    leaderboardOf(await listContenders(db, { ...daysOfSeason(season), category })).map(told)
  return {
    async listLeaderboard({ query, now }) {
      const running = seasonOf(dayOf(now))
      const { season = running, category = null } = query
      const { questions, seasons } = await findSeasons(db, { ...daysOfSeason(season), category })
      const all = [...new Set([running, ...seasons])].toSorted().toReversed()
      return { season, category, seasons: all, questions, rows: await rowsFor(season, category) }
    },

    async findForecaster({ params: { name } }) {
      const by = voiceNamed(name)
      const rows = by ? await listVoiceScores(db, by) : await listPublicScores(db, name)
      if (!rows) throw new Refusal('forecaster-not-found')
      return { name, by, record: namedRecordOf(rows), questions: by && rows.slice(0, mostTold) }
    },

    async findForecasterFile({ params: { name } }) {
      const by = voiceNamed(name)
      const rows = by && (await listVoiceScores(db, by))
      if (!rows) throw new Refusal('forecaster-not-found')
      return recordFile(`record-of-${name.replaceAll(/[^\w.-]/g, '-')}`, rows)
    },

    async findLeaderboardFile({ query, now }) {
      const { season = seasonOf(dayOf(now)), category = null } = query
      const rows = await rowsFor(season, category)
      const name = ['leaderboard', season, category].filter(Boolean).join('-').toLowerCase()
      const headers = { 'content-disposition': `attachment; filename="${name}.csv"` }
      return new WithHeaders(csvOf({ head, rows: rows.map(lineOf) }), headers)
    },
  }
}

/** No finer than could be told apart, nor than would tell of a single forecast to the last digit. */
function told({ score, interval, coverage, brier, ...row }: LeaderboardRow): LeaderboardRow {
  return {
    ...row,
    score: rounded(score, 1),
    interval: interval && { low: rounded(interval.low, 1), high: rounded(interval.high, 1) },
    coverage: rounded(coverage, 3),
    brier: brier === null ? null : rounded(brier, 3),
  }
}

const head = [
  'name',
  'rank from',
  'rank to',
  'peer score',
  'interval from',
  'interval to',
  'questions',
  'coverage',
  'Brier score',
]

function lineOf({ name, by, rank, score, interval, questions, coverage, brier }: LeaderboardRow) {
  const cells = [name ?? by, rank?.from, rank?.to, score, interval?.low, interval?.high, questions, coverage, brier]
  return cells.map((cell) => cell ?? '')
}
