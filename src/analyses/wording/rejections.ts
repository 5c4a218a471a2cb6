/** Why words of a language model were not taken. A closed list: a reader sees these, and how often each occurred. */
import { faults } from '#kit/language-model/faults.ts'

export const rejections = [
  'no claim',
  'invented claim',
  'claim of another section',
  'not stated as given',
  'stated without a claim',
  'number in words',
  'another unit',
  'another bound',
  'a name that nothing cited holds',
  'words that nothing cited holds',
  'another language',
  'a quotation of its own',
  'an address',
  'markup',
  'about itself',
  'no single plain sentence',
  'too long',
  'reversed meaning',
  'a negation came or went',
  'a condition or caveat came or went',
  'more certain than the evidence',
  'claims swapped',
  'another source',
  'joined out of order',
  'said before',
  'a fact was left out',
  ...faults,
] as const
export type Rejection = (typeof rejections)[number]

/** `detail` is for the model's second try, and seen by no reader. */
export type Rejected = { reason: Rejection; detail: string }
