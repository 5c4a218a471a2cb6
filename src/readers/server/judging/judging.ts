/** Answers what operators say of signals. */
import type { Kysely } from 'kysely'
import { findWord } from '#items/server/authors/words-store.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import type { ReadersHandlers } from '../answers.ts'
import {
  closeReports,
  type JudgedRow,
  listJudged,
  lockJudged,
  saveAct,
  saveHidden,
  saveShown,
} from './judging-store.ts'

export function judgingHandlers(db: Kysely<ContentTables>): Pick<ReadersHandlers, 'listJudgedSignals' | 'judgeSignal'> {
  return {
    async listJudgedSignals() {
      return { signals: (await listJudged(db)).map(presentJudged) }
    },

    async judgeSignal({ params: { signal: id }, body: { action, reason, version }, viewer, now }) {
      const by = userOf(viewer)
      const standing = await inTransaction(db, async (trx) => {
        const locked = await lockJudged(trx, id)
        if (!locked) throw new Refusal('signal-not-found')
        if (locked.version !== version) throw new Refusal('changed-meanwhile')
        if (action === 'shown' && (await findWord(trx, locked.accountId))?.word === 'stopped')
          throw new Refusal('hidden-with-author')
        await closeReports(trx, id, now)
        await saveAct(trx, { id, action, reason, by, at: now })
        return action === 'shown' ? saveShown(trx, id, now) : saveHidden(trx, { id, reason, at: now })
      })
      return { standing }
    },
  }
}

/** Instants from within JSON are written as the database does. */
function utc<One extends { at: string }>(one: One): One {
  return { ...one, at: new Date(one.at).toISOString() }
}

function presentJudged({ publishedAt, writtenAt, hiddenAt, hiddenReason, reports, actions, ...row }: JudgedRow) {
  return {
    ...row,
    publishedAt: publishedAt.toISOString(),
    writtenAt: writtenAt.toISOString(),
    hidden: hiddenAt && { reason: hiddenReason ?? '', at: hiddenAt.toISOString() },
    reports: reports.map(utc),
    actions: actions.map(utc),
  }
}
