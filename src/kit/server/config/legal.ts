/** Where the operator's own texts lie, and what fills the blanks of ours. */
import { z } from 'zod'
import { saying } from './words.ts'

type Operator = { OPERATOR_NAME?: string; OPERATOR_ADDRESS?: string; OPERATOR_MAIL?: string }
export type LegalSettings = { folder: string | undefined; operator: Operator }

const line = z.string().max(500, 'is longer than 500 characters.')

export const legalVariables = {
  LEGAL_FOLDER: z.string().optional(),
  OPERATOR_NAME: line.optional(),
  OPERATOR_ADDRESS: line.optional(),
  OPERATOR_MAIL: z.email({ error: saying('is no email address.') }).optional(),
}

const given = z.object(legalVariables)

export function legalConfigOf({ LEGAL_FOLDER: folder, ...data }: z.output<typeof given>): { legal: LegalSettings } {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_MAIL } = data
  return {
    legal: {
      folder,
      operator: {
        ...(OPERATOR_NAME && { OPERATOR_NAME }),
        ...(OPERATOR_ADDRESS && { OPERATOR_ADDRESS }),
        ...(OPERATOR_MAIL && { OPERATOR_MAIL }),
      },
    },
  }
}
