/** What becomes of mails that this server writes: asked of the server, which alone knows. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { anybody, createCaller } from '#kit/web/call.ts'
import { accountAddresses } from '../../addresses.ts'
import type { accountContract } from '../../contract.ts'
import type { MailWay } from '../../sign-in-options.ts'

const call = createCaller<typeof accountContract>(accountAddresses, anybody)

/** Null until it is known. */
export function useMailWay(): MailWay | null {
  const { answer } = useAnswer(call, 'findSignInConfig', { params: {}, query: {} })
  return answer?.mails ?? null
}
