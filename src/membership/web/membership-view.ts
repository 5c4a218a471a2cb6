/** What the server tells of one's own membership, as every part here reads it. */
import type { AnswerOf } from '#kit/endpoint.ts'
import type { membershipContract } from '../contract.ts'

export type MembershipView = AnswerOf<(typeof membershipContract)['findMembership']>
