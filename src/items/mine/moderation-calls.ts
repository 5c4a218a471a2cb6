/** The calls by which readers report an item and operators hide it. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { plainLine } from '#kit/plain-line.ts'
import { itemId } from '../item.ts'
import { myAddresses as at } from './addresses.ts'
import { type AnyKinds, hidden, type MyShapes, none, owned, signedIn } from './shapes.ts'
import { moderationActions, reportReasons } from './words.ts'

export function moderationCalls<const K extends AnyKinds>({ names, one }: MyShapes<K>) {
  return {
    reportItem: endpoint({
      address: at.reportItem,
      summary: 'Tells the operators what is wrong with a published item; a visitor may, once a day for each item',
      policy: 'anyone',
      cost: { base: 10, anHour: 30 },
      params: one,
      query: none,
      body: z.strictObject({ reason: z.enum(reportReasons), note: z.string().max(1000).trim().default('') }),
      answer: z.object({ reported: z.boolean() }),
      refusals: ['session-ended', 'item-not-found', 'too-many-items', 'reported-today'],
    }),
    hideItem: endpoint({
      address: at.hideItem,
      summary: 'Hides a published item from everybody but its author, who is told the reason',
      policy: 'operator',
      params: one,
      query: none,
      body: z.strictObject({ reason: plainLine(5, 500) }),
      answer: z.object({ hidden }),
      refusals: [...owned, 'operators-only'],
    }),
    restoreItem: endpoint({
      address: at.restoreItem,
      summary: 'Shows a hidden item again, and closes the reports on it',
      policy: 'operator',
      params: one,
      query: none,
      body: z.strictObject({ reason: plainLine(5, 500) }),
      answer: z.object({ hidden: z.null() }),
      refusals: [...owned, 'operators-only', 'hidden-with-author', 'not-hidden'],
    }),
    leaveItem: endpoint({
      address: at.leaveItem,
      summary: 'Leaves a reported item as it is, and closes the reports on it; nobody is told',
      policy: 'operator',
      params: one,
      query: none,
      body: z.strictObject({ reason: plainLine(5, 500) }),
      answer: z.object({ left: z.boolean() }),
      refusals: [...owned, 'operators-only', 'not-reported'],
    }),
    listReported: endpoint({
      address: at.listReported,
      summary: 'Items that readers reported or operators hid, the latest first',
      policy: 'operator',
      params: none,
      query: none,
      answer: z.object({
        items: z.array(
          z.object({
            kind: z.enum(names),
            id: itemId,
            title: z.string(),
            author: z.string(),
            hidden: hidden.nullable(),
            /** The newest of those that are open. */
            reports: z.array(
              z.object({
                reason: z.enum(reportReasons),
                note: z.string(),
                at: z.iso.datetime(),
                /** Of somebody without an account. */
                byVisitor: z.boolean(),
              }),
            ),
            /** How many are open. */
            reportCount: z.int(),
            /** What operators did so far, the latest first. */
            actions: z.array(
              z.object({
                action: z.enum(moderationActions),
                reason: z.string(),
                by: z.string(),
                at: z.iso.datetime(),
              }),
            ),
          }),
        ),
      }),
      refusals: [...signedIn, 'operators-only'],
    }),
  }
}
