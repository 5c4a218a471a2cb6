/** The calls of this room, for its parts. */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { importAddresses } from '../addresses.ts'
import type { importContract } from '../contract.ts'

type ImportAnswer<Name extends keyof typeof importContract> = AnswerOf<(typeof importContract)[Name]>
export type Preview = ImportAnswer<'previewImport'>
export type Imports = ImportAnswer<'listImports'>
export type ImportedPage = ImportAnswer<'listImportedQuestions'>
export type ImportedQuestion = ImportedPage['questions'][number]

export const callImports = createCaller<typeof importContract>(importAddresses, session)

/** One has said which prediction asks the same as a question, or that none does. */
export function matchedOtherwise(): void {
  stale(callImports, ['listImportedQuestions'])
}

/** Something was brought, or taken out again. */
export function importedOtherwise(): void {
  stale(callImports, ['listImports', 'listImportedQuestions'])
}
