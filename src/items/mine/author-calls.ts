/** The calls about authors: who one is, and what operators say of them. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { plainLine } from '#kit/plain-line.ts'
import { itemId } from '../item.ts'
import { house } from '../paths.ts'
import { tagsOfList } from '../shown-tags.ts'
import { words } from '../trust/trust.ts'
import { myAddresses as at } from './addresses.ts'
import { type AnyKinds, type MyShapes, none, said, signedIn } from './shapes.ts'

const operators = [...signedIn, 'operators-only'] as const

export function authorCalls<const K extends AnyKinds>({ names, card }: MyShapes<K>) {
  return {
    findAuthor: endpoint({
      address: at.findAuthor,
      summary: `An author by the account’s id, or “${house}”: the name, since when, and what is listed of them, the latest first, a page at a time`,
      policy: 'anyone',
      params: z.object({ author: z.union([itemId, z.literal(house)]) }),
      /** `next` of the page before. */
      query: z.strictObject({ cursor: z.string().max(500).optional() }),
      answer: z.object({
        id: z.string(),
        name: z.string(),
        /** When they first published something that can still be read. */
        since: z.iso.datetime(),
        /** How many are listed in all. */
        total: z.int(),
        items: z.array(card),
        next: z.string().nullable(),
      }),
      refusals: ['author-not-found', 'invalid-cursor'],
      shows: ({ items }) => tagsOfList(items),
    }),
    listAuthors: endpoint({
      address: at.listAuthors,
      summary: 'Authors whose items wait to be listed, and those who are stopped or off the lists',
      policy: 'operator',
      params: none,
      query: none,
      answer: z.object({
        /** Whether nobody but operators reads what an author publishes until the author is trusted. */
        holdsFirst: z.boolean(),
        authors: z.array(
          z.object({
            id: itemId,
            name: z.string(),
            /** When the account was opened. */
            since: z.iso.datetime(),
            isVerified: z.boolean(),
            /** Null where nobody has said anything. */
            word: z.enum(words).nullable(),
            items: z.array(
              z.object({
                kind: z.enum(names),
                id: itemId,
                title: z.string(),
                standing: z.enum(['published', 'held', 'hidden']),
                at: z.iso.datetime(),
              }),
            ),
            /** The latest first. */
            said: z.array(said),
          }),
        ),
      }),
      refusals: operators,
    }),
    judgeAuthor: endpoint({
      address: at.judgeAuthor,
      summary:
        'Says of an author that their items are listed (trusted), are read by their address alone (unlisted), or are hidden (stopped): all at once, with a reason that the author reads',
      policy: 'operator',
      params: z.object({ author: itemId }),
      query: none,
      body: z.strictObject({ word: z.enum(words), reason: plainLine(5, 500) }),
      answer: z.object({ word: z.enum(words) }),
      refusals: [...operators, 'author-not-found'],
    }),
    holdFirstItems: endpoint({
      address: at.holdFirstItems,
      summary: 'Whether what an author publishes waits, unread, until the author is trusted',
      policy: 'operator',
      params: none,
      query: none,
      body: z.strictObject({ holdsFirst: z.boolean() }),
      answer: z.object({ holdsFirst: z.boolean() }),
      refusals: operators,
    }),
    countWaiting: endpoint({
      address: at.countWaiting,
      summary:
        'How much waits for operators: reported items, authors whose items are not listed yet, signals of readers, comments, outcomes that a revision contradicts or people object to, and questions that are due',
      policy: 'operator',
      params: none,
      query: none,
      answer: z.object({
        reported: z.int(),
        authors: z.int(),
        signals: z.int(),
        comments: z.int(),
        outcomes: z.int(),
        objections: z.int(),
        due: z.int(),
      }),
      refusals: operators,
    }),
  }
}
