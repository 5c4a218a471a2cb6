/** Answers what operators say of comments. */
import { findWord } from '#items/server/authors/words-store.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import type { Discussion, DiscussionHandlers } from '../answers.ts'
import { createPresent } from '../present.ts'
import {
  closeReports,
  type JudgedRow,
  listJudged,
  lockJudged,
  saveAct,
  saveHidden,
  saveShown,
} from './judging-store.ts'

type Part = Pick<DiscussionHandlers, 'listJudgedComments' | 'judgeComment'>

export function judgingHandlers({ db, texts }: Pick<Discussion, 'db' | 'texts'>): Part {
  const { read } = createPresent(texts)
  return {
    async listJudgedComments() {
      const rows = await listJudged(db)
      return { comments: await Promise.all(rows.map(async (row) => presentJudged(row, await read(row.text)))) }
    },

    async judgeComment({ params: { comment: id }, body: { action, reason, version }, viewer, now }) {
      const by = userOf(viewer)
      const state = await inTransaction(db, async (trx) => {
        const locked = await lockJudged(trx, id)
        if (!locked) throw new Refusal('comment-not-found')
        if (locked.version !== version) throw new Refusal('changed-meanwhile')
        if (action === 'shown' && (await findWord(trx, locked.accountId))?.word === 'stopped')
          throw new Refusal('hidden-with-author')
        await closeReports(trx, id, now)
        await saveAct(trx, { id, action, reason, by, at: now })
        return action === 'shown' ? saveShown(trx, id, now) : saveHidden(trx, { id, reason, at: now })
      })
      return { state }
    },
  }
}

/** Instants from within JSON are written as the database does. */
function utc<One extends { at: string }>(one: One): One {
  return { ...one, at: new Date(one.at).toISOString() }
}

function presentJudged<Read>({ at, hiddenAt, hiddenReason, reports, actions, ...row }: JudgedRow, prose: Read) {
  return {
    ...row,
    prose,
    at: at.toISOString(),
    hidden: hiddenAt && { reason: hiddenReason ?? '', at: hiddenAt.toISOString() },
    reports: reports.map(utc),
    actions: actions.map(utc),
  }
}
