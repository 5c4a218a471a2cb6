/** The API of the texts on what terms this site is used, and by whom it is run. */
import { z } from 'zod'
import { prose } from '#items/prose.ts'
import { endpoint } from '#kit/endpoint.ts'
import { legalAddresses as at } from './addresses.ts'
import { type Blank, blanks, documentNames } from './documents.ts'

export const legalContract = {
  findDocument: endpoint({
    address: at.findDocument,
    summary: 'Terms, privacy notice, imprint or help, as they are in force here, with their version',
    policy: 'anyone',
    params: z.strictObject({ name: z.enum(documentNames) }),
    query: z.strictObject({}),
    answer: z.object({
      name: z.enum(documentNames),
      text: prose,
      /** Names this very text: another text has another version. */
      version: z.string(),
      /** Since when it is in force, where the text says so. */
      since: z.iso.date().nullable(),
      /** What the text names and the operator has not said. */
      missing: z.array(z.enum(Object.keys(blanks) as [Blank, ...Blank[]])), // the keys of a table that has some
    }),
    refusals: ['invalid-input'],
    shows: () => [],
  }),
}
