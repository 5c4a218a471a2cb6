/** Asks what everybody may read, without saying who asks. */
import type { Caller } from '#kit/endpoint.ts'
import { createCaller } from '#kit/web/call.ts'
import { contentAddresses } from '../addresses.ts'
import type { AnyKind } from '../content-kind.ts'
import type { contentContract } from '../contract.ts'

type Open = ReturnType<typeof contentContract<[AnyKind, ...AnyKind[]]>>

export const callOpenly: Caller<Open> = createCaller<Open>(contentAddresses)
