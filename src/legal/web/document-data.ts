/** What the loader hands to the screen of a text. */
import type { AnswerOf } from '#kit/endpoint.ts'
import type { legalContract } from '../contract.ts'

export type DocumentData = { document: AnswerOf<(typeof legalContract)['findDocument']> }
