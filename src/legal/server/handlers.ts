/** Answers with the texts of the site itself. */
import type { Handlers } from '#kit/server/api/serve.ts'
import type { legalContract } from '../contract.ts'
import type { LegalTexts } from './texts.ts'

export function legalHandlers(texts: LegalTexts): Handlers<typeof legalContract> {
  return { findDocument: async ({ params: { name } }) => texts[name] }
}
