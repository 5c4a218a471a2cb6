/** What the sign-in service of this machine shows of itself: the mails and codes it would have sent. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { localIdentityAddresses as at } from './addresses.ts'

const none = z.strictObject({})

export const localIdentityContract = {
  listMails: endpoint({
    address: at.listMails,
    summary: 'Mails and codes that wait because no mail server is set. Answered on this machine only',
    policy: 'this-machine',
    params: none,
    query: none,
    answer: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          link: z.string().nullable(),
          code: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
    }),
    refusals: ['not-found'],
  }),
}
