/** The content API with Nia, of whom nobody has said anything before each test, and an operator who may. */
import { beforeEach } from 'vitest'
import { givenContent } from '../content-as.ts'
import { aPrediction } from './entries.ts'

export async function givenNewcomer() {
  const world = await givenContent()
  const { ask, pool } = world

  const judge = (word: string, id = '4', reason = 'As the operator sees it.') =>
    ask(`PUT /api/operators/authors/${id}`, { as: 'olga', body: { word, reason } })
  const titles = async (address: string, as?: 'nia' | 'ben') =>
    (await ask(address, { as })).body.items.map(
      (one: { title?: string; item?: { title: string } }) => one.title ?? one.item?.title,
    )

  beforeEach(async () => {
    await pool.query(`delete from author_word where account_id = '4'`)
    await pool.query(`delete from item where owner_id = '4'`)
    await pool.query(`delete from publication where account_id = '4'`)
    await pool.query('update publishing set holds_first = false')
  })

  return { ...world, judge, titles }
}

/** A prediction that is an advertisement of what the word names. */
export const advert = (word: string, other: object = {}) =>
  aPrediction(`Will you buy cheap ${word}?`, { body: `Buy ${word}.`, tags: [word], ...other })
