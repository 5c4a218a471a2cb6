/** What the rooms keep for a user, for the room of accounts, which knows none of them. */
import type { AccountData } from '#accounts/server/account-data.ts'
import type { Analyses } from '#analyses/server/analyses.ts'
import { itemAccountData } from '#items/server/mine/account-data.ts'
import { removeComments, renameInComments } from '#discussion/server/account-data.ts'
import { removeForecaster } from '#forecasts/server/account-data.ts'
import { removeImports } from '#imports/server/list-store.ts'
import type { Consents } from '#legal/server/consents.ts'
import type { Membership } from '#membership/server/membership.ts'
import { removeNotices } from '#notices/server/account-data.ts'
import { removeSaid, renameInSignals } from '#readers/server/account-data.ts'
import { removeObjections } from '#resolution/server/account-data.ts'
import { kinds } from '../../kinds.ts'
import type { Database } from '#kit/server/database.ts'
import { forgetAccount } from '#kit/server/events/cleaning.ts'
import type { Tables } from '../tables.ts'

type Keepers = { membership: Membership; analyses: Analyses; consents: Consents }

export function accountDataOf({ db }: Database<Tables>, { membership, analyses, consents }: Keepers): AccountData {
  const content = itemAccountData(db, kinds)
  return {
    ...content,
    begin: consents.begin,
    budgetsOf: (accountId) => membership.budgetsOf(accountId),
    async rename(trx, accountId, name) {
      await content.rename(trx, accountId, name)
      await renameInSignals(trx, accountId, name)
      await renameInComments(trx, accountId, name)
    },
    async remove(trx, accountId) {
      // What moves money first: it waits for whoever is just being sent to a payment page.
      await membership.removeAccount(trx, accountId)
      await analyses.removeAccount(trx, accountId)
      await removeSaid(trx, accountId)
      await removeForecaster(trx, accountId)
      await removeImports(trx, accountId)
      await removeComments(trx, accountId)
      await removeObjections(trx, accountId)
      await removeNotices(trx, accountId)
      await content.remove(trx, accountId)
      await forgetAccount(trx, accountId)
    },
  }
}
