/** What analyses cost, for somebody who has no account yet. */
import { analysisPack, membership, welcome } from '../catalogue.ts'
import { sayPrice, sayUnits } from '../words.ts'

const [pack, month] = [analysisPack, membership].map(({ priceCents, currency }) => sayPrice(priceCents, currency))

export function Prices() {
  return (
    <p>
      {sayUnits(welcome)} are free. {sayUnits(analysisPack.grant)} cost {pack} once; a membership costs {month} a month
      and brings {sayUnits(membership.grant)} each month.
    </p>
  )
}
