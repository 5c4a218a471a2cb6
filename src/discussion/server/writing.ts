/** Answers the calls that write comments of one's own. What is not one's own is not there. */
import { findWord } from '#items/server/authors/words-store.ts'
import { refuseUnstorable } from '#items/server/storable.ts'
import type { Texts } from '#items/server/text/texts.ts'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { dayBefore, whyNotPublish } from '#items/trust/trust.ts'
import type { Prose } from '#items/prose.ts'
import { whyNotPlain } from '#kit/text.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { type User, userOf } from '#kit/viewer.ts'
import type { Discussion, DiscussionHandlers } from './answers.ts'
import {
  addComment,
  countWritten,
  findByRequest,
  findText,
  lockComment,
  type Locked,
  lockItem,
  type OnItem,
  saveRemoved,
  saveText,
} from './comment-store.ts'
import { findComment } from './page-store.ts'
import { createPresent } from './present.ts'

/** So many texts are kept of one comment. */
const mostVersions = 100

type Part = Pick<DiscussionHandlers, 'addComment' | 'changeComment' | 'removeComment'>

export function writingHandlers({ db, pool, texts, stances }: Discussion): Part {
  const present = createPresent(texts)
  const answer = async (item: OnItem, id: string, user: User) => {
    const row = await findComment(pool, { ...item, viewer: user }, id)
    if (!row) throw new Refusal('comment-not-found')
    return { comment: await present.comment(row) }
  }
  const stanceOf = async (trx: Write, { kind, id }: OnItem, user: User) => {
    const stance = await stances[kind]?.(trx, id, user)
    if (!stance) throw new Refusal('no-stance')
    return stance
  }
  return {
    async addComment({ params: item, body: { requestId, text, replyTo, withStance }, viewer, now }) {
      const user = userOf(viewer)
      await refuseText(texts, text, user)
      const id = await inTransaction(db, async (trx) => {
        // What is said of the author, and how much they have written, holds until this is written.
        await lockAccount(trx, user.id)
        const before = await findByRequest(trx, user.id, requestId)
        if (before?.itemId === item.id) return before.id
        if (before) throw new Refusal('invalid-input', [{ field: 'requestId', reason: 'was that of another comment' }])
        if (!(await lockItem(trx, item, user))) throw new Refusal('item-not-found')
        const threadId = replyTo && (await threadOf(trx, { item, id: replyTo, user }))
        await refuseWriting(trx, user, now)
        const stance = withStance ? await stanceOf(trx, item, user) : null
        return addComment(trx, { itemId: item.id, threadId, user, requestId, text, stance, at: now })
      })
      return answer(item, id, user)
    },

    async changeComment({ params: { comment: id, ...item }, body: { text, version }, viewer, now }) {
      const user = userOf(viewer)
      await refuseText(texts, text, user)
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        const own = await lockOwn(trx, { item, id, user })
        if (!own.isSeen) throw new Refusal('comment-not-found')
        if (own.isRemoved) throw new Refusal('comment-gone')
        if (own.version !== version) throw new Refusal('changed-meanwhile')
        if ((await findWord(trx, user.id))?.word === 'stopped') throw new Refusal('author-stopped')
        if ((await findText(trx, id, version)) === text) return
        if (version >= mostVersions) throw new Refusal('too-many-versions')
        await saveText(trx, { id, version: version + 1, text, user, at: now })
      })
      return answer(item, id, user)
    },

    async removeComment({ params: { comment: id, ...item }, viewer, now }) {
      const user = userOf(viewer)
      await inTransaction(db, async (trx) => {
        const own = await lockOwn(trx, { item, id, user })
        if (own.isRemoved) throw new Refusal('comment-not-found')
        await saveRemoved(trx, id, now)
      })
      return {}
    },
  }
}

async function refuseText(texts: Texts, text: string, user: User): Promise<void> {
  refuseUnstorable(text)
  const { tree, whyNot } = await texts.read(text, user.id)
  if (whyNot !== null) throw new Refusal('text-too-large')
  const shown = shownIn(tree)
  // Signs may be written as entities, which only the reader of Markdown makes signs of.
  const reason =
    shown.trim() === ''
      ? 'shows nothing'
      : shown
          .split('\n')
          .map(whyNotPlain)
          .find((one) => one !== null)
  if (reason) throw new Refusal('invalid-input', [{ field: 'text', reason }])
}

/** The words that a reader sees, a line each. */
function shownIn(tree: readonly Prose[]): string {
  return tree.map(({ text = '', children = [] }) => text + shownIn(children)).join('\n')
}

type One = { item: OnItem; id: string; user: User }

async function lockOwn(trx: Write, { item, id, user }: One): Promise<Locked> {
  const locked = await lockComment(trx, item, id, user)
  if (locked?.accountId !== user.id) throw new Refusal('comment-not-found')
  return locked
}

/** What a reply joins. Of threads there are two levels: who replies to a reply speaks in its thread. */
async function threadOf(trx: Write, { item, id, user }: One): Promise<string> {
  const locked = await lockComment(trx, item, id, user)
  if (!locked?.wasShown) throw new Refusal('comment-not-found')
  if (!locked.isShown) throw new Refusal('comment-gone')
  return locked.threadId ?? id
}

/** By the rules of items, each counted for itself: as many comments a day as items. */
async function refuseWriting(trx: Write, user: User, now: Date): Promise<void> {
  const word = (await findWord(trx, user.id))?.word ?? null
  const publishedToday = await countWritten(trx, user.id, dayBefore(now))
  const refusal = whyNotPublish({ word, isVerified: user.isVerified, publishedToday, isBack: false })
  if (refusal) throw new Refusal(refusal === 'published-enough' ? 'comments-enough' : refusal)
}
