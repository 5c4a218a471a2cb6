/** What nobody can spend: all calls of a test, or of a measurement, come from one network. */
import type { Admit, Allowances, Identify } from '#kit/server/budget/admission.ts'

const endless = { burst: 1e9, perSecond: 1e9 }

export const plenty: Allowances = { account: endless, network: endless }

/** For what is served without budgets. */
export function admitAll(identify: Identify): Admit {
  return async (request, _, act) => act(await identify(request))
}
